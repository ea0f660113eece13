import { publicUrl } from '../../../content/publicUrl.ts';
import { answerJson } from './answerJson.ts';
import type { AnswerContent, AnswerPart } from './schema.ts';

/** An answer whose file has been loaded. */
export interface LoadedAnswer {
  /** The parts, the lowest first. */
  parts: AnswerPart[];
  /** The file with all parts. */
  image: HTMLImageElement;
}

/** Loads the answer of a project. Its file is decoded: it can be drawn in the next frame. */
export async function loadAnswer(index: number): Promise<LoadedAnswer> {
  const response = await fetch(publicUrl(answerJson(index)));
  const { file, parts } = (await response.json()) as AnswerContent;
  const image = new Image();
  image.src = publicUrl(encodeURI(file));
  await image.decode();
  return { parts, image };
}
