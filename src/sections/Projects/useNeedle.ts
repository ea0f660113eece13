import { createRef, useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useReducerWithBailout } from '../../helpers/useReducerWithBailout.ts';
import { nearestToCenter } from '../../motion/page/nearestToCenter.ts';
import { useViewChange } from '../../motion/page/useViewChange.ts';
import type { CaseControls } from './CaseStudy/useCaseStudies.ts';
import { useHoverDeferral } from '../../motion/mouse/useHoverDeferral.ts';
import { cardIndexOf, needleReducer, initialNeedle } from './needleState.ts';
import type { NeedlePhase } from './needleState.ts';
import type { Project } from './schema.ts';

/** The needle as one card uses it. */
export interface NeedleOfCard {
  /** Phase of the needle, if it is in this card or comes to it. */
  phase: NeedlePhase | undefined;
  /** The SVG of the card's needle. It has the box of the picture or of the large title. */
  svg: RefObject<SVGSVGElement | null>;
  /** The mouse entered the card or left it. */
  onHover: (event: PointerEvent, isHovered: boolean) => void;
  /** The keyboard brought the focus into the card, or took it away. */
  onFocusChange: (hasFocus: boolean) => void;
}

/** The needle as Projects draws it, and the elements and events that it needs. */
interface NeedleControls {
  phase: NeedlePhase;
  /** The element around the cards. */
  grid: RefObject<HTMLDivElement | null>;
  /** By index of the project. */
  cardNeedles: readonly NeedleOfCard[];
  /** A flight is over, or there was none to see. Always the same function. */
  endFlight: () => void;
}

/** Connects the needle's life (`needleState.ts`) with the scroll, the mouse, its flights and case studies. */
export function useNeedle(
  projects: readonly Project[],
  firstTargetIndex: number | undefined,
  hasDockedNeedle: boolean,
  cases: CaseControls | undefined,
): NeedleControls {
  const grid = useRef<HTMLDivElement>(null);
  const [svgs] = useState(() => projects.map(() => createRef<SVGSVGElement>()));
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
    const pictures = svgs.map((svg) => svg.current?.getBoundingClientRect());
    dispatch({
      type: 'scrolled',
      gridTop: gridTop / innerHeight,
      nearestIndex: cases?.openIndexAtCenter() ?? nearestToCenter(pictures, innerHeight),
    });
  });

  const cardIndex = cardIndexOf(state);
  const cardNeedles = projects.map(({ target }, index): NeedleOfCard => {
    const activate = (isActive: boolean) =>
      dispatch({ type: 'activated', index: isActive && target ? index : undefined });
    return {
      phase: index === cardIndex ? state.phase : undefined,
      svg: svgs[index]!,
      onHover: (event, isHovered) => deferHover(event, () => activate(isHovered)),
      onFocusChange: activate,
    };
  });

  return { phase: state.phase, grid, cardNeedles, endFlight };
}
