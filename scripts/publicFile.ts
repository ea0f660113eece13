import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exitWith } from './exitWith.ts';

/** Exits with a sentence if the file cannot be written. Makes its folder. */
export function requireWritable(file: string): void {
  explained(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  });
}

/** Writes the file, or exits with a sentence. */
export function writeOrExit(file: string, data: Buffer): void {
  explained(file, () => writeFileSync(file, data));
}

function explained(file: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    exitWith(`${file} cannot be written: ${(error as Error).message}`);
  }
}
