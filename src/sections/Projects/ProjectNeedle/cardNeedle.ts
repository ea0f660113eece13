import type { NeedleShape } from '../../../shapes/needlePath.ts';
import { poseOnPicture, PROJECT_NEEDLE } from './poseOnPicture.ts';
import type { Project } from '../schema.ts';

/** The needle of a card, in pixels of a full picture. */
export type CardNeedle = Required<NeedleShape>;

/** At the bottom of a title's background, which has the size of a picture: it points down at the phrase. */
const BELOW_TITLE: CardNeedle = { x: 122, y: 775, angle: -112, length: 510, width: 83 };

/** The needle of a project's card, if the project has a pointer. */
export function cardNeedle({ pointer }: Project): CardNeedle | undefined {
  if (!pointer) return undefined;
  if (!pointer.detail) return BELOW_TITLE;
  return { ...PROJECT_NEEDLE, ...poseOnPicture(pointer.detail) };
}
