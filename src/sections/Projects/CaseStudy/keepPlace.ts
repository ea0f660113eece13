/** Space between the bar and an open headline, in CSS pixels: that above it in its column (CaseStudy.module.css). */
const ABOVE_HEADLINE = 56;
/** An open headline is in this upper share of the window, so that text shows below it. */
const LOWEST_HEADLINE = 0.35;
/** Space below the line of a closed card, in CSS pixels. */
const BELOW_LINE = 120;

/** Opens or closes a card by `change`. Its picture stays where it is, if the reader sees the texts then. */
export function keepPlace(card: HTMLElement, isOpening: boolean, change: () => void): void {
  const details = card.querySelector('details')!;
  const line = details.querySelector('summary > *')!;
  const column = details.previousElementSibling!;
  const picture = column.querySelector('img, h3')!;
  // It sticks to the bar.
  const barFoot = Number.parseFloat(getComputedStyle(column).top);
  const before = topOf(picture);
  change();
  const moved = topOf(picture) - before;
  const lineTop = topOf(line) - moved;
  const down = isOpening ? wayOfHeadline(lineTop, barFoot) : wayOfCard(before, lineTop, barFoot);
  scrollBy({ top: moved - down, behavior: 'instant' });
}

/** By how much an open card moves down. */
function wayOfHeadline(top: number, barFoot: number): number {
  const highest = barFoot + ABOVE_HEADLINE;
  const lowest = Math.max(highest, innerHeight * LOWEST_HEADLINE);
  return Math.min(lowest, Math.max(highest, top)) - top;
}

/** By how much a closed card moves down: its picture to the bar, if its line is in the window then. */
function wayOfCard(pictureTop: number, lineTop: number, barFoot: number): number {
  const toBar = Math.max(0, barFoot - pictureTop);
  return Math.min(toBar, innerHeight - BELOW_LINE - lineTop);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
