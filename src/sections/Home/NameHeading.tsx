import styles from './Home.module.css';

/** The name, its last word on a line of its own. Read aloud it is one name. */
export function NameHeading({ id, name }: { id: string; name: string }) {
  const words = name.trim().split(/\s+/);
  const last = words.pop();
  return (
    <h1 id={id} className={styles.name}>
      {words.length > 0 && <bdi>{`${words.join(' ')} `}</bdi>}
      <span className={styles.lastWord}>
        <bdi>{last}</bdi>
      </span>
    </h1>
  );
}
