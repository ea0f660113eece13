import { List } from '../../ui/List/List.tsx';
import type { Page } from '../sectionProps.ts';
import { Gauge } from './Gauge.tsx';
import { linesOf } from './linesOf.ts';
import { countText, projectsUsing } from './proof.ts';
import type { Skill, SkillsContent } from './schema.ts';
import styles from './SkillCard.module.css';

interface SkillCardProps {
  skill: Skill;
  /** Forms of the number of projects; the number is not shown where there are none. */
  counted: SkillsContent['projects'];
  page: Page;
}

/** One skill with its level and the projects that prove it. Screen readers hear name and level from the gauge, once. */
export function SkillCard({ skill: { name, icon, level }, counted, page }: SkillCardProps) {
  const projects = projectsUsing(name, page.projects);
  return (
    <li className={styles.card} data-reveal="card">
      <div className={styles.title} aria-hidden="true">
        <p className={styles.name}>
          <span className={styles.icon}>{icon}</span>
          <span>{name}</span>
        </p>
        <p className={styles.level}>
          {level}
          <span className={styles.unit}>%</span>
        </p>
      </div>
      <div className={styles.gauge}>
        <Gauge name={name} level={level} />
      </div>
      {projects.length > 0 && (
        <>
          {counted && <p className={styles.count}>{countText(counted, projects.length, page.language)}</p>}
          <div className={styles.proof}>
            <List className={styles.projects} data-lines={linesOf(projects.map(({ title }) => title))}>
              {projects.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </List>
          </div>
        </>
      )}
    </li>
  );
}
