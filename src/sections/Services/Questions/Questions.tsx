import type { Question } from '../schema.ts';
import styles from './Questions.module.css';

interface QuestionsProps {
  heading: string;
  questions: readonly Question[];
}

/** Questions of clients. Each opens its answer, without scripts too, and the browser's search finds it. */
export function Questions({ heading, questions }: QuestionsProps) {
  return (
    <div className={`${styles.questions} screen-only`} data-reveal="">
      <h3 className={styles.heading}>{heading}</h3>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary className={styles.summary}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
