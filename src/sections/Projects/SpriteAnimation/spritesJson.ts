import { projectId } from '../projectId.ts';

/** Name of the file that says how the picture of a project moves. The build writes it (plugins/siteFiles/). */
export function spritesJson(index: number): string {
  return `${projectId(index)}-sprites.json`;
}
