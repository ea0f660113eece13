import type { Visitor } from '../drivers/visitor.ts';

/** Goes from section to section as a reader does, and waits for the pictures in view of each. */
export async function readThrough(visitor: Visitor, sections: readonly string[]): Promise<void> {
  for (const section of sections) {
    await visitor.evaluate(
      (id) => document.getElementById(id)!.scrollIntoView({ behavior: 'instant' }),
      section,
    );
    await visitor.until(
      `the pictures of ${section} have come`,
      (id) =>
        [...document.querySelectorAll<HTMLImageElement>(`#${id} img`)].every((img) => {
          const { left, right, top, bottom } = img.getBoundingClientRect();
          const inView = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
          return !inView || (img.complete && img.naturalWidth > 0);
        }),
      [section],
    );
  }
}
