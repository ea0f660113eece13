import type { ReactElement } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { List } from '../../../ui/List/List.tsx';
import styles from './Steps.module.css';
import type { Step } from '../schema.ts';

interface StepsProps {
  heading: string;
  steps: readonly Step[];
  /** Link to the contact section, if that is below: a call is the first step. */
  contactLink: ReactElement | undefined;
}

/** How a project goes: one needle, cut into its steps. */
export function Steps({ heading, steps, contactLink }: StepsProps) {
  return (
    <div className="screen-only" data-reveal="">
      <h3 className={styles.heading}>{heading}</h3>
      <List as="ol" className={classNames(styles.steps, contactLink && styles.withLink)}>
        {steps.map(({ name, duration, text }, index) => (
          <li key={name}>
            <h4 className={styles.name}>{name}</h4>
            {duration && <p className={styles.duration}>{duration}</p>}
            <p className={styles.text}>{text}</p>
            {index === 0 && contactLink && <p className={styles.contactLink}>{contactLink}</p>}
          </li>
        ))}
      </List>
    </div>
  );
}
