import styles from './CaseStudy.module.css';

/** An open headline is in this upper share of the window, so that text shows below it. */
const LOWEST_HEADLINE = 0.35;
/** Space below the line of a closed card, in CSS pixels. */
const BELOW_LINE_PX = 120;

/**
 * Opens or closes a card by `change`. Its picture stays where it is, if the reader then sees the headline of an
 * open card, or picture and line of a closed one. Lengths are CSS pixels from the top of the window, downwards.
 * Returns by how much the picture moved.
 */
export function keepPlace(card: HTMLElement, isOpening: boolean, change: () => void): number {
  const details = card.querySelector('details')!;
  const summary = details.querySelector('summary')!;
  // Without a result the line has only its pill, which an open card does not show.
  const result = summary.querySelector(`.${styles.result}`);
  const pictureSide = details.previousElementSibling!;
  const picture = pictureSide.querySelector('img') ?? pictureSide.querySelector('h3')!;
  // The picture of an open card sticks to the bar.
  const barBottom = pixels(getComputedStyle(pictureSide).top);
  const pictureTop = topOf(picture);
  change();
  const pictureShift = topOf(picture) - pictureTop;
  const aboveHeadline = pixels(getComputedStyle(summary).paddingTop);
  // As if the picture had not moved.
  const lineTop = (result ? topOf(result) : topOf(summary) + aboveHeadline) - pictureShift;
  const wantedShift = isOpening
    ? shiftOfHeadline(lineTop, barBottom + aboveHeadline)
    : shiftOfCard(pictureTop, lineTop, barBottom);
  // The page moves up as it is scrolled down.
  scrollBy({ top: pictureShift - wantedShift, behavior: 'instant' });
  return wantedShift;
}

/** By how much an open card moves, so that its headline is between `highest` and the lowest place. */
function shiftOfHeadline(lineTop: number, highest: number): number {
  const lowest = Math.max(highest, innerHeight * LOWEST_HEADLINE);
  return Math.min(lowest, Math.max(highest, lineTop)) - lineTop;
}

/** By how much a closed card moves: its picture down to the bar, as long as its line stays in the window. */
function shiftOfCard(pictureTop: number, lineTop: number, barBottom: number): number {
  const toBar = Math.max(0, barBottom - pictureTop);
  return Math.min(toBar, innerHeight - BELOW_LINE_PX - lineTop);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** A computed length as a number. */
function pixels(length: string): number {
  return Number.parseFloat(length);
}
