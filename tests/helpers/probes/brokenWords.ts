/** Run in the page: words of elements that are broken over two lines. Words may break after hyphens. */
export function brokenWords(elements: Element[]): string[] {
  if (elements.length === 0) return ['no element'];
  const broken: string[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          broken.push(word);
        }
      }
    }
  }
  return broken;
}
