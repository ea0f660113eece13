import { createRef, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isInWindow } from '../../../motion/page/isInWindow.ts';
import { onScrollEnd } from '../../../motion/page/scrolling.ts';
import {
  allowScrollRestoration,
  changeHistory,
  navigationEvent,
  readPlace,
  savePlace,
} from './caseHistory.ts';
import { ALL_CLOSED, nextCase, type CaseEvent, type CaseState } from './caseState.ts';
import { startCaseTransition } from './caseTransition.ts';
import { renderInPlace } from './renderInPlace.ts';
import type { CaseStudyLabels } from './schema.ts';

/** The case studies as cards use them. */
export interface CaseControls {
  labels: CaseStudyLabels;
  /** Index of the project whose case study is open. */
  openIndex: number | undefined;
  /** The elements of the cards, by index of their project. */
  cards: readonly RefObject<HTMLLIElement | null>[];
  /** `openIndex`, if that card is in the middle of the window. */
  openIndexAtCenter(): number | undefined;
  /** The summary of a card or Close was pressed. */
  onPress(index: number): void;
  /** The browser opened a case study by itself. */
  onOpenedByBrowser(index: number): void;
}

/** Connects the life of the case studies (`caseState.ts`) with the page, its address and the keyboard. */
export function useCaseStudies(labels: CaseStudyLabels, count: number): CaseControls {
  const [cards] = useState(() => Array.from({ length: count }, () => createRef<HTMLLIElement>()));
  // A view transition shows a state a moment after it was decided. Events may come in between.
  const decided = useRef(ALL_CLOSED);
  const [{ openIndex }, setShown] = useState(ALL_CLOSED);

  /** Decides what follows from an event, shows it and writes it into the browser's history. */
  function send(event: CaseEvent, isAnimated = true): void {
    const before = decided.current;
    const next = nextCase(before, event);
    const after = next.state;
    if (after === before) return;
    decided.current = after;
    show(before, after, isAnimated);
    changeHistory(next, before);
    // Closing may not scroll, and a reload would open it again.
    if (after.openIndex === undefined) savePlace(after);
  }

  /** Shows a state. The card that opens, or else the one that closes, keeps its place and the focus. */
  function show(before: CaseState, after: CaseState, isAnimated: boolean): void {
    const isOpening = after.openIndex !== undefined;
    const card = cardAt(isOpening ? after.openIndex : before.openIndex);
    if (!card || after.openIndex === before.openIndex) {
      setShown(after);
      return;
    }

    const hadFocus = card.contains(document.activeElement);
    const applyToPage = () => {
      const pictureShift = renderInPlace(card, isOpening, () => flushSync(() => setShown(after)));
      if (hadFocus) card.querySelector('summary')?.focus({ preventScroll: true });
      return pictureShift;
    };
    if (isAnimated) startCaseTransition(card, elementsOf(cards), applyToPage);
    else applyToPage();
  }

  /** The element of a card. Undefined without an index, and before it is rendered. */
  function cardAt(index: number | undefined): HTMLLIElement | undefined {
    return index === undefined ? undefined : (cards[index]?.current ?? undefined);
  }

  const onNavigation = useEffectEvent(() => {
    const event = navigationEvent(count);
    // A link opens its case study at once.
    send(event, event.type !== 'linked');
    // The step that it was forbidden for has been taken.
    allowScrollRestoration();
  });

  const onStart = useEffectEvent(() => {
    const event = navigationEvent(count);
    const details = cards.map(({ current }) => current?.querySelector('details'));
    const place = readPlace();
    const openedIndex = place?.openIndex ?? details.findIndex((element) => element?.open);
    if (event.index !== undefined) {
      // To its start, unless the entry has a place.
      if (event.type === 'popped') details[event.index]?.scrollIntoView({ behavior: 'instant' });
      send(event, false);
    } else if (openedIndex >= 0) {
      send({ type: 'openedByBrowser', index: openedIndex }, false);
    }
    if (place) scrollTo({ top: place.scrollTop, behavior: 'instant' });
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openIndex === undefined) return;
    const card = cardAt(openIndex);
    const { activeElement } = document;
    const isInside = activeElement === document.body || card?.contains(activeElement);
    if (card && isInside && isInWindow(card)) send({ type: 'escaped' });
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Back, Forward and links within the page all end in this event.
    addEventListener('popstate', () => onNavigation(), { signal });
    addEventListener('keydown', (event) => onKey(event), { signal });
    // At `pagehide` it is too late: browsers may not write into the entry any more.
    onScrollEnd(() => savePlace(decided.current), signal);
    // React does not render synchronously inside an effect.
    queueMicrotask(() => onStart());
    return () => controller.abort();
  }, []);

  return {
    labels,
    openIndex,
    cards,
    openIndexAtCenter() {
      const card = cardAt(openIndex);
      return card && isAtCenter(card) ? openIndex : undefined;
    },
    onPress: (index) => send({ type: 'pressed', index }),
    onOpenedByBrowser: (index) => send({ type: 'openedByBrowser', index }),
  };
}

function elementsOf(refs: readonly RefObject<HTMLLIElement | null>[]): HTMLElement[] {
  return refs.flatMap(({ current }) => current ?? []);
}

function isAtCenter(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  const center = innerHeight / 2;
  return top < center && bottom > center;
}
