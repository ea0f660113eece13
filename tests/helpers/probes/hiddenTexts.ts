/** Run in the page: beginnings of texts that nobody can see, and sections without text. */
export function hiddenTexts(): string[] {
  const hidden = [...document.querySelectorAll('section')]
    .filter((section) => !section.textContent.trim())
    .map(({ id }) => `nothing in ${id}`);
  const root = document.querySelector('main');
  if (!root) return ['no page'];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    // Controls show once their code is there.
    if (
      !text ||
      !parent ||
      parent.closest('style, .visually-hidden, .print-only, [data-ready], [hidden], svg, button')
    ) {
      continue;
    }
    // Slides out of view wait beside the carousel.
    const slide = parent.closest('.swiper-slide')?.getBoundingClientRect();
    const box = parent.closest('.swiper')?.getBoundingClientRect();
    if (slide && box && (slide.left < box.left - 2 || slide.right > box.right + 2)) continue;
    let opacity = 1;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    const { width, height } = parent.getBoundingClientRect();
    const shows = parent.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    if (!shows || opacity < 0.99) hidden.push(text);
  }
  return hidden;
}
