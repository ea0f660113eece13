import { createRef, useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useReducerWithBailout } from '../../helpers/useReducerWithBailout.ts';
import { nearestToCenter } from '../../motion/page/nearestToCenter.ts';
import { useViewChange } from '../../motion/page/useViewChange.ts';
import type { CaseControls } from './CaseStudy/useCaseStudies.ts';
import { useHoverDeferral } from '../../motion/mouse/useHoverDeferral.ts';
import { cardIndexOf, needleReducer, initialNeedle } from './needleState.ts';
import type { NeedlePhase } from './needleState.ts';

/** The needle as Projects draws it, and the elements and events that it needs. */
interface NeedleControls {
  phase: NeedlePhase;
  /** Index of the card that the needle is in, or that it waits or flies for. */
  cardIndex: number | undefined;
  /** The element around the cards. */
  grid: RefObject<HTMLDivElement | null>;
  /** The SVGs of the card needles, by index of their project. Each has the box of its picture or large title. */
  cardNeedles: readonly RefObject<SVGSVGElement | null>[];
  /** The mouse entered a card with a target, or left it. */
  onHover: (event: PointerEvent<Element>, index: number | undefined) => void;
  /** The keyboard brought the focus into a card with a target, or took it away. */
  onFocus: (index: number | undefined) => void;
  /** A flight is over, or there was none to see. Always the same function. */
  endFlight: () => void;
}

/** Connects the needle's life (`needleState.ts`) with the scroll, the mouse, its flights and case studies. */
export function useNeedle(
  cardCount: number,
  firstTargetIndex: number | undefined,
  hasDockedNeedle: boolean,
  cases: CaseControls | undefined,
): NeedleControls {
  const grid = useRef<HTMLDivElement>(null);
  const [cardNeedles] = useState(() =>
    Array.from({ length: cardCount }, () => createRef<SVGSVGElement>()),
  );
  const [state, dispatch] = useReducerWithBailout(needleReducer, () =>
    initialNeedle(firstTargetIndex, hasDockedNeedle),
  );
  const openIndex = cases?.openIndex;
  // React renders again at once, so the needle turns with the card
  // (https://react.dev/reference/react/useState#storing-information-from-previous-renders).
  if (state.openIndex !== openIndex) dispatch({ type: 'opened', index: openIndex });
  const deferHover = useHoverDeferral();
  const endFlight = useCallback(() => dispatch({ type: 'flightEnded' }), [dispatch]);

  useViewChange(() => {
    const gridTop = grid.current?.getBoundingClientRect().top ?? 0;
    const pictures = cardNeedles.map((cardNeedle) => cardNeedle.current?.getBoundingClientRect());
    dispatch({
      type: 'scrolled',
      gridTop: gridTop / innerHeight,
      nearestIndex: cases?.openIndexAtCenter() ?? nearestToCenter(pictures, innerHeight),
    });
  });

  function onHover(event: PointerEvent<Element>, index: number | undefined): void {
    deferHover(event, () => dispatch({ type: 'activated', index }));
  }

  function onFocus(index: number | undefined): void {
    dispatch({ type: 'activated', index });
  }

  return {
    phase: state.phase,
    cardIndex: cardIndexOf(state),
    grid,
    cardNeedles,
    onHover,
    onFocus,
    endFlight,
  };
}
