import { createRef, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readEntry, restoreScroll, writeStep } from './caseHistory.ts';
import { ALL_CLOSED, nextCase, type CaseEvent } from './caseState.ts';
import { moveParts } from './caseTransition.ts';
import { keepPlace } from './keepPlace.ts';
import { placeOfCard } from './placeOfCard.ts';
import styles from './CaseStudy.module.css';
import type { CaseStudyLabels } from './schema.ts';

/** The case studies as cards use them. */
export interface CaseControls {
  labels: CaseStudyLabels;
  /** Text between two parts of a list. */
  comma: string;
  /** Index of the project whose case study is open. */
  open: number | undefined;
  /** The elements of the cards, by index of their project. */
  cards: readonly RefObject<HTMLLIElement | null>[];
  /** Index of the open card, if it is in the middle of the window. */
  cardInMiddle(): number | undefined;
  /** Class of a card while a case study is open. */
  classOf(index: number): string;
  /** Whether a card takes both columns while a case study is open, because it has no partner. */
  isWide(index: number): boolean;
  /** The line of a card, its headline or Close was pressed. */
  press(index: number): void;
  /** The browser opened a case study by itself. */
  find(index: number): void;
}

/** Connects the life of the case studies (`caseState.ts`) with the page, its address and the keyboard. */
export function useCaseStudies(
  labels: CaseStudyLabels,
  comma: string,
  count: number,
): CaseControls {
  const [cards] = useState(() => Array.from({ length: count }, () => createRef<HTMLLIElement>()));
  // A view transition shows a state a moment after it was decided. Events may come in between.
  const decided = useRef(ALL_CLOSED);
  const [{ open }, setShown] = useState(ALL_CLOSED);

  function send(event: CaseEvent): void {
    const before = decided.current;
    const change = nextCase(before, event);
    const next = change.state;
    if (next === before) return;
    decided.current = next;
    const card = cards[next.open ?? before.open ?? 0]?.current;
    if (!card || next.open === before.open) {
      setShown(next);
    } else {
      const hadFocus = card.contains(document.activeElement);
      const show = () => {
        keepPlace(card, next.open !== undefined, () => flushSync(() => setShown(next)));
        if (hadFocus) card.querySelector('summary')?.focus({ preventScroll: true });
      };
      if (event.type === 'linked') show();
      else moveParts(card, elementsOf(cards), show);
    }
    writeStep(change, before.open);
    if (change.step !== 'back') restoreScroll(next.open);
  }

  const onAddress = useEffectEvent(() => {
    const event = readEntry(count);
    send(event);
    restoreScroll(decided.current.open);
  });

  const onStart = useEffectEvent(() => {
    const event = readEntry(count);
    const opened = cards.findIndex(({ current }) => current?.querySelector('details')?.open);
    // Before hydration the browser opens a case study by itself.
    send(event.card === undefined && opened >= 0 ? { type: 'found', card: opened } : event);
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === undefined) return;
    const card = cards[open]?.current;
    const { activeElement } = document;
    const isInside = activeElement === document.body || card?.contains(activeElement);
    if (card && isInside && isInWindow(card)) send({ type: 'escaped' });
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('popstate', () => onAddress(), { signal });
    addEventListener('hashchange', () => onAddress(), { signal });
    addEventListener('keydown', (event) => onKey(event), { signal });
    // React does not render synchronously inside an effect.
    queueMicrotask(() => onStart());
    return () => controller.abort();
  }, []);

  return {
    labels,
    comma,
    open,
    cards,
    cardInMiddle() {
      const card = open === undefined ? undefined : cards[open]?.current;
      return card && isInMiddle(card) ? open : undefined;
    },
    classOf(index) {
      if (open === undefined) return '';
      const { column } = placeOfCard(index, count, open);
      return `${styles[column]} ${index === open ? styles.open : ''}`;
    },
    isWide: (index) => open !== undefined && placeOfCard(index, count, open).isWide,
    press: (card) => send({ type: 'pressed', card }),
    find: (card) => send({ type: 'found', card }),
  };
}

function elementsOf(refs: readonly RefObject<HTMLLIElement | null>[]): HTMLElement[] {
  return refs.flatMap(({ current }) => current ?? []);
}

function isInWindow(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isInMiddle(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  const middle = innerHeight / 2;
  return top < middle && bottom > middle;
}
