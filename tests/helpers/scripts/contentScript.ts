import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { content } from '../sites/anotherPerson.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runScript, type Ended } from './runScript.ts';

/** The source of a content.ts. */
export function sourceOf(written: object): string {
  return `export const content = ${JSON.stringify(written, undefined, 2)};\n`;
}

/** A content without any section, so that it needs no pictures. */
export const contentWithoutPictures = {
  ...content,
  sections: [],
  about: undefined,
  projects: undefined,
  testimonials: undefined,
};

/** Runs scripts that read the content, with a temporary folder for content.ts and for public files. */
export function contentScripts() {
  const folder = temporaryFolder();
  const file = join(folder, 'content.ts');

  /** The environment in which this is content.ts. */
  async function asContent(source: string): Promise<Record<string, string>> {
    await writeFile(file, source);
    return { CONTENT_FILE: file, PUBLIC_FOLDER: folder };
  }

  return {
    folder,
    /** content.ts as messages name it: its path from the project's folder. */
    fileName: relative('', file),
    asContent,
    /** The output and exit code of a script for a content.ts. */
    async run(load: () => Promise<unknown>, source: string, words?: string[]): Promise<Ended> {
      return runScript(load, await asContent(source), words);
    },
  };
}
