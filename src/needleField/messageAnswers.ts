import { createRef, type RefObject } from 'react';
import type { MessageStatus } from '../messageStore.ts';
import type { PicturePoint, Pulses, Strengths } from './fieldInput.ts';

/** Elements of Contact. The needles point at Send while nobody uses the mouse or the keyboard. */
export const sendTarget = createRef<HTMLButtonElement>();
export const emailTarget = createRef<HTMLAnchorElement>();

interface MessageAnswer {
  /** The needles point at this element while the message has the status. */
  target?: RefObject<HTMLElement | null>;
  /** Strengths of lasting effects while the message has the status. */
  strengths?: Partial<Strengths>;
  /** Effects that begin with the status. `at`: the middle of Send. */
  pulses?(at: PicturePoint): Partial<Pulses<PicturePoint>>;
}

/** How the needles answer a message, by its status. Results last as long as their banner. */
export const messageAnswers: Partial<Record<MessageStatus, MessageAnswer>> = {
  sent: { pulses: (at) => ({ press: at, success: at }) },
  failed: { target: emailTarget },
};
