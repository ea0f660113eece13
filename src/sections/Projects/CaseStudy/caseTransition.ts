import { getMotion } from '../../../motion/motionStore.ts';

/** A part of the page that moves by itself, and its `view-transition-name`. */
interface NamedElement {
  element: HTMLElement | null;
  name: string;
}

/** The parts of the last transition. Another press may begin one while it runs. */
let latest: readonly NamedElement[] = [];

/**
 * Opens or closes `card` by `applyToPage`, in a view transition where the browser has it and the page may
 * move. `cards`: all cards of the section. `applyToPage` returns by how many CSS pixels the picture moved down.
 */
export function startCaseTransition(
  card: HTMLElement,
  cards: readonly HTMLElement[],
  applyToPage: () => number,
) {
  if (getMotion() === 'reduced' || !('startViewTransition' in document)) {
    applyToPage();
    return;
  }
  const parts: NamedElement[] = [];
  latest = parts;
  const nameParts = () => {
    parts.push(...namedElements(card, cards));
    setNames(parts);
  };

  nameParts();
  const transition = document.startViewTransition(() => {
    const pictureShift = applyToPage();
    document.documentElement.style.setProperty('--picture-shift', `${pictureShift}px`);
    // Some parts are new. The others get the same name again.
    nameParts();
  });
  const end = () => endTransition(parts);
  // The browser gives up a movement that takes too long to begin. The change has been made then too.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

/** Removes the names of its parts: each costs a layer. */
function endTransition(parts: readonly NamedElement[]): void {
  for (const { element } of parts) element?.style.removeProperty('view-transition-name');
  if (latest === parts) document.documentElement.style.removeProperty('--picture-shift');
  // Another transition has begun, and needs the names that were just removed.
  else setNames(latest);
}

function setNames(elements: readonly NamedElement[]): void {
  for (const { element, name } of elements) {
    element?.style.setProperty('view-transition-name', name);
  }
}

function namedElements(card: HTMLElement, cards: readonly HTMLElement[]): NamedElement[] {
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-case-part=${name}]`);
  const pictureSide = [...part('picture-side')!.children] as HTMLElement[];
  return [
    { element: document.querySelector('header'), name: 'case-bar' },
    { element: card, name: 'case-background' },
    ...pictureSide.map((element, index) => ({ element, name: `case-picture-side-${index}` })),
    { element: part('result'), name: 'case-result' },
    { element: part('pill'), name: 'case-pill' },
    { element: part('needle'), name: 'case-needle' },
    { element: part('body'), name: 'case-body' },
    ...cards
      .filter((element) => element !== card && isNear(element))
      .map((element) => ({ element, name: `case-${element.id}` })),
  ];
}

/** Whether an element is in the window or less than a window away. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
