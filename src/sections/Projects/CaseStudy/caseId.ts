import { projectId } from '../projectId.ts';

/** Id of the case study of the project at this index. */
export function caseId(index: number): string {
  return `${projectId(index)}-case`;
}
