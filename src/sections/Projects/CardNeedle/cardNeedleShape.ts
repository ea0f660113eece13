import type { NeedleShape } from '../../../shapes/needlePath.ts';
import { poseOnPicture, CARD_NEEDLE_SIZE } from './poseOnPicture.ts';
import type { Project } from '../schema.ts';

/** Place, size and direction of a card's needle, in pixels of a full picture. */
export type CardNeedleShape = Required<NeedleShape>;

/** At the bottom of a title's background, which has the size of a picture: it points down at the phrase. */
const BELOW_TITLE: CardNeedleShape = { x: 122, y: 775, angle: -112, length: 510, width: 83 };

/** The shape of the needle of a project's card, if the project has a target. */
export function cardNeedleShape({ target }: Project): CardNeedleShape | undefined {
  if (!target) return undefined;
  if (!target.detail) return BELOW_TITLE;
  return { ...CARD_NEEDLE_SIZE, ...poseOnPicture(target.detail) };
}
