/**
 * Run in the page: its layout faults. Texts and controls wider than the window or their slide, texts cut off
 * without three dots, and texts that overlap, each with its beginning. Empty if there is none.
 */
export function layoutFaults(): string[] {
  interface Line {
    text: string;
    node: Text;
    rect: DOMRect;
    /** The layer of the line: the page, or a part that covers it for a time. */
    layer: Element | null;
  }
  const SLACK_PX = 1.5;
  /** Of a line's box the part above and below its letters, at least. */
  const BLANK_RATIO = 0.12;
  const inNumbers = ({ left, right, top, bottom, height }: DOMRect) => ({
    left,
    right,
    height,
    lettersTop: top + height * BLANK_RATIO,
    lettersBottom: bottom - height * BLANK_RATIO,
  });
  const faults = new Set<string>();
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!;
    const text = node.data.trim().slice(0, 30);
    const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text || !isShown || getComputedStyle(parent).clipPath.startsWith('inset(50%')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    range.setEnd(node, node.data.trimEnd().length);
    const layer = parent.closest('header, [role=status]');
    // Three dots replace the rest of a long text.
    const rects =
      getComputedStyle(parent).textOverflow === 'ellipsis'
        ? parent.getClientRects()
        : range.getClientRects();
    for (const rect of rects) {
      if (rect.width > SLACK_PX) lines.push({ text, node, rect, layer });
    }
  }

  if (lines.length === 0) faults.add('the page has no text');

  /** Slides may be outside the window, so each is measured by its slide. */
  const sticksOut = (element: Element, { left, right }: DOMRect) => {
    const room = element.closest('.swiper-slide')?.getBoundingClientRect() ?? {
      left: 0,
      right: innerWidth,
    };
    return left < room.left - SLACK_PX || right > room.right + SLACK_PX;
  };
  for (const element of document.querySelectorAll('a, button, input, textarea')) {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isShown && sticksOut(element, element.getBoundingClientRect())) {
      faults.add(`sticks out: ${element.outerHTML.slice(0, 60)}`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide`);

  for (const { text, node, rect } of lines) {
    if (sticksOut(node.parentElement!, rect)) faults.add(`sticks out: ${text}`);
    for (
      let around = node.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (around.matches('.swiper')) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      // A scrollable part is not cut off.
      if (['auto', 'scroll'].includes(overflowY)) break;
      const box = around.getBoundingClientRect();
      // Lines are higher than their letters. The brand sinks into the end of the page.
      const cut =
        rect.left < box.left - SLACK_PX ||
        rect.right > box.right + SLACK_PX ||
        (rect.bottom > box.bottom + rect.height / 3 && !around.matches('footer'));
      if (cut) faults.add(`cut off: ${text}`);
    }
  }

  // From the top down: what begins below the letters of a line is not over it, nor is what follows.
  const down = lines
    .map((line) => ({ line, box: inNumbers(line.rect) }))
    .toSorted((one, other) => one.box.lettersTop - other.box.lettersTop);
  for (const [index, { line: one, box }] of down.entries()) {
    for (const { line: other, box: below } of down.slice(index + 1)) {
      if (below.lettersTop >= box.lettersBottom) break;
      if (one.node === other.node || one.layer !== other.layer) continue;
      const width = Math.min(box.right, below.right) - Math.max(box.left, below.left);
      const height = Math.min(box.lettersBottom, below.lettersBottom) - below.lettersTop;
      const smaller = Math.min(box.height, below.height);
      if (width > SLACK_PX && height > smaller / 3) {
        faults.add(`one over the other: ${one.text} / ${other.text}`);
      }
    }
  }
  return [...faults];
}
