/** Id of the card of the project at this index. */
export function projectId(index: number): string {
  return `project-${index + 1}`;
}
