import { FlushText } from '../../ui/FlushText/FlushText.tsx';
import styles from './Home.module.css';

/** The name, its last word on a line of its own; read aloud it is one. It may be written in another direction. */
export function NameHeading({ id, name }: { id: string; name: string }) {
  const words = name.trim().split(/\s+/);
  const last = words.pop();
  return (
    <h1 id={id} className={styles.name}>
      <bdi>
        {words.length > 0 && <FlushText>{`${words.join(' ')} `}</FlushText>}
        <span className={styles.lastWord}>
          <FlushText>{last ?? ''}</FlushText>
        </span>
      </bdi>
    </h1>
  );
}
