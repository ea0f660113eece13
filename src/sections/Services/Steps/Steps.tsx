import type { ReactElement } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import { List } from '../../../ui/List/List.tsx';
import styles from './Steps.module.css';
import type { Step } from '../schema.ts';

interface StepsProps {
  heading: string;
  steps: readonly Step[];
  /** Button to the contact section, if that is below: a call is the first step. */
  contactButton: ReactElement | undefined;
}

/** How a project goes: one needle, cut into its steps. */
export function Steps({ heading, steps, contactButton }: StepsProps) {
  return (
    <div className="screen-only" data-reveal="">
      <h3 className={styles.heading}>{heading}</h3>
      <List as="ol" className={classNames(styles.steps, contactButton && styles.withButton)}>
        {steps.map(({ name, duration, text }, index) => (
          <li key={name}>
            <h4 className={styles.name}>{name}</h4>
            {duration && <p className={styles.duration}>{duration}</p>}
            <p className={styles.text}>{text}</p>
            {index === 0 && contactButton && <p className={styles.contact}>{contactButton}</p>}
          </li>
        ))}
      </List>
    </div>
  );
}
