import { FlushText } from '../../ui/FlushText/FlushText.tsx';
import styles from './Home.module.css';

/** The name, with its last word on its own line. It may be written in another direction than the page. */
export function NameHeading({ id, name }: { id: string; name: string }) {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return (
    <h1 id={id} className={styles.name}>
      <bdi>
        {words.length > 0 && (
          <>
            <FlushText>{`${words.join(' ')} `}</FlushText>
            <br />
          </>
        )}
        <FlushText>{last}</FlushText>
      </bdi>
    </h1>
  );
}
