/** An open headline beside its picture is in this upper fraction of the window, so that text shows below it. */
const MAX_HEADLINE_TOP = 0.35;
/** The needle above the headline reaches so far beyond the space there, in CSS pixels. */
const NEEDLE_RISE_PX = 24;
/** The result of a closed card begins at least this far above the lower edge of the window, in CSS pixels. */
const BELOW_RESULT_PX = 120;

/**
 * Opens or closes a card by `render`, and scrolls so that its picture stays where it is, if the visitor then sees the
 * headline of an open card, or picture and result of a closed one. On phones the headline of an open card is below its
 * picture. It comes right below the bar, so that the visitor begins with it and not in the middle of the caption.
 *
 * Lengths are CSS pixels from the top of the window, downwards. Returns by how much the picture moved down.
 */
export function renderInPlace(card: HTMLElement, isOpening: boolean, render: () => void): number {
  const summary = card.querySelector('summary')!;
  const pictureSide = card.querySelector('[data-case-part=picture-side]')!;
  const picture = pictureSide.querySelector('img') ?? pictureSide.querySelector('h3')!;
  const topBefore = topOf(picture);
  render();

  // All that follows is measured in the new layout, before the scroll.
  const style = getComputedStyle(pictureSide);
  // The picture of an open card sticks to the bar.
  const barBottom = pixels(style.top);
  // Phones have one column: there it is `contents` (CaseStudy.module.css).
  const isBesidePicture = style.display !== 'contents';
  const topNow = topOf(picture);
  // The place of the result if the picture stays where it was.
  const resultTop = resultTopOf(summary) + (topBefore - topNow);
  const pictureShift = isOpening
    ? shiftOfHeadline(resultTop, barBottom + spaceAboveHeadline(summary), isBesidePicture)
    : shiftOfCard(topBefore, resultTop, barBottom);
  // Scrolling down by 10 moves the picture up by 10.
  scrollBy({ top: topNow - (topBefore + pictureShift), behavior: 'instant' });
  // In a pinch zoom the part in view does not follow.
  if (isZoomed()) {
    summary.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }
  return pictureShift;
}

/** The top of the result, which is the headline of an open card. */
function resultTopOf(summary: HTMLElement): number {
  const result = summary.querySelector('[data-case-part=result]');
  // Without a result the summary has only its pill, which an open card does not show.
  return result ? topOf(result) : topOf(summary) + spaceAboveHeadline(summary);
}

function spaceAboveHeadline(summary: HTMLElement): number {
  return pixels(getComputedStyle(summary).paddingTop);
}

/**
 * By how much an open card moves down. Below a picture the headline comes right below the bar (`nearestTop`). Beside
 * one it may stay in the upper part of the window.
 */
function shiftOfHeadline(
  headlineTop: number,
  nearestTop: number,
  isBesidePicture: boolean,
): number {
  if (!isBesidePicture) return nearestTop + NEEDLE_RISE_PX - headlineTop;
  const farthestTop = Math.max(nearestTop, innerHeight * MAX_HEADLINE_TOP);
  return Math.min(farthestTop, Math.max(nearestTop, headlineTop)) - headlineTop;
}

/**
 * By how much a closed card moves down: until the bar covers no part of its picture, but only as far as its result
 * stays in the window. It moves up if the result would be below the window.
 */
function shiftOfCard(pictureTop: number, resultTop: number, barBottom: number): number {
  const toBar = Math.max(0, barBottom - pictureTop);
  return Math.min(toBar, innerHeight - BELOW_RESULT_PX - resultTop);
}

function isZoomed(): boolean {
  return visualViewport !== null && visualViewport.scale > 1;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** A computed length as a number. */
function pixels(length: string): number {
  return Number.parseFloat(length);
}
