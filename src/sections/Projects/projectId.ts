/** Id of the card of the project at this place of the list, 0 for the first. */
export function projectId(index: number): string {
  return `project-${index + 1}`;
}
