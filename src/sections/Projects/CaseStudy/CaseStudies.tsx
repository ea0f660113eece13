import type { ReactNode } from 'react';
import type { CaseStudyLabels } from './schema.ts';
import { useCaseStudies, type CaseControls } from './useCaseStudies.ts';

interface CaseStudiesProps {
  labels: CaseStudyLabels;
  /** Number of projects. */
  count: number;
  /** Renders the projects. */
  children: (cases: CaseControls) => ReactNode;
}

/**
 * Projects of which some have a case study. It is a component around one hook, because a build without case
 * studies leaves out components (plugins/unusedComponents.ts), and with this one all that only it imports.
 */
export function CaseStudies({ labels, count, children }: CaseStudiesProps) {
  return children(useCaseStudies(labels, count));
}
