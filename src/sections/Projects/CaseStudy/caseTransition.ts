import { getMotion } from '../../../motion/motionStore.ts';

/** A part of the page that moves by itself, and its `view-transition-name`. */
interface NamedElement {
  element: HTMLElement | null;
  name: string;
}

/** The parts of the last transition. Another press may begin one while it runs. */
let latest: readonly NamedElement[] = [];

/**
 * Opens or closes a card by `applyToPage`, in a view transition where the browser has it and the page may
 * move. `applyToPage` returns by how many CSS pixels the picture moved down.
 * Parts have names only for that time: each name costs a layer.
 */
export function startCaseTransition(
  card: HTMLElement,
  others: readonly HTMLElement[],
  applyToPage: () => number,
) {
  if (getMotion() === 'reduced' || !('startViewTransition' in document)) {
    applyToPage();
    return;
  }
  const { style } = document.documentElement;
  const parts = namedElements(card, others);
  latest = parts;
  setNames(parts);
  const transition = document.startViewTransition(() => {
    const pictureShift = applyToPage();
    style.setProperty('--picture-shift', `${pictureShift}px`);
    // Some parts are new. The others get the same name again.
    parts.push(...namedElements(card, others));
    setNames(parts);
  });
  const removeNames = () => {
    for (const { element } of parts) element?.style.removeProperty('view-transition-name');
    if (latest === parts) style.removeProperty('--picture-shift');
    // Another transition has begun, and needs the names that were just removed.
    else setNames(latest);
  };
  // The browser gives up a movement that takes too long to begin. The change has been made then too.
  transition.ready.catch(() => {});
  transition.finished.then(removeNames, removeNames);
}

function setNames(elements: readonly NamedElement[]): void {
  for (const { element, name } of elements) {
    element?.style.setProperty('view-transition-name', name);
  }
}

function namedElements(card: HTMLElement, others: readonly HTMLElement[]): NamedElement[] {
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
    ...others
      .filter((element) => element !== card && isNear(element))
      .map((element) => ({ element, name: `case-${element.id}` })),
  ];
}

/** Whether an element is in the window or less than a window away. */
function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
