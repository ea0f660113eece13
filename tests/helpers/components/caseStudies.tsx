import { afterEach, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../../../src/motion/motionStore.ts';
import type { CaseStudyContent } from '../../../src/sections/Projects/CaseStudy/schema.ts';
import { Projects } from '../../../src/sections/Projects/Projects.tsx';
import type { Project } from '../../../src/sections/Projects/schema.ts';
import { owner, sharedWith } from './props.ts';

const labels = {
  caseStudy: 'Case study',
  close: 'Close',
  problem: 'The problem',
  role: 'My part',
  outcome: 'The outcome',
  when: 'When',
};

const DESKTOP_SIZE = [1440, 900] as const;
export const PHONE_SIZE = [390, 844] as const;

/** Each test of this file begins with reduced motion and an address that names nothing, and ends without the mouse. */
export function resetPage(): void {
  beforeEach(() => {
    chooseMotion('reduced');
    history.replaceState(null, '', location.pathname + location.search);
  });
  afterEach(() => userEvent.unhover(document.body));
}

/** Projects with case studies. `more` is in each case study, `project` in each project. */
export function projects(
  count: number,
  more: CaseStudyContent = {},
  project: Partial<Project> = {},
): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `Project ${index + 1}`,
    image: { src: 'assets/none', alt: '' },
    glow: '#8b3aa0',
    result: `Result ${index + 1}`,
    caseStudy: { problem: [`Problem ${index + 1}`], ...more },
    ...project,
  }));
}

export async function renderProjects(
  items: Project[],
  [width, height]: readonly [number, number] = DESKTOP_SIZE,
): Promise<void> {
  await page.viewport(width, height);
  await render(
    // The print styles are those of `main`.
    <main>
      <Projects
        content={{ menuLabel: 'Work', heading: 'Work', labels, items }}
        owner={owner}
        shared={sharedWith()}
      />
    </main>,
  );
}

/** The summary of a project, which opens and closes its case study. */
export function summary(number: number) {
  return page.elementLocator(document.querySelector(`#project-${number} summary`)!);
}

export function press(number: number): Promise<void> {
  return userEvent.click(summary(number));
}

/** Numbers of the open case studies. */
export function openCases(): number[] {
  const all = [...document.querySelectorAll('details')];
  return all.flatMap(({ open }, index) => (open ? [index + 1] : []));
}

export function cardOf(number: number): DOMRect {
  return document.querySelector(`#project-${number}`)!.getBoundingClientRect();
}

export function pictureOf(number: number): DOMRect {
  return document.querySelector(`#project-${number} img`)!.getBoundingClientRect();
}
