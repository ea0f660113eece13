import { useEffect, useRef } from 'react';
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, RefObject } from 'react';
import { useReducerWithBailout } from '../../../helpers/useReducerWithBailout.ts';
import { useIsMotionAllowed } from '../../../motion/motionStore.ts';
import { useInView } from '../../../motion/page/useInView.ts';
import { autoplayReducer, canPlay, initialAutoplay } from './autoplay.ts';

/** Autoplay, as the controls and the element around them need it. */
export interface AutoplayControls {
  /** Whether the page may move. If not, nothing plays and there is no Pause button. */
  isMotionAllowed: boolean;
  isPlaying: boolean;
  /** Whether it stands until the Pause button is pressed again. */
  isStopped: boolean;
  pauseButton: RefObject<HTMLButtonElement | null>;
  pressPauseButton(): void;
  /** For the element around slides and controls. */
  handlers: AutoplayHandlers;
}

interface AutoplayHandlers {
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onMouseDown: MouseEventHandler;
  onFocus: FocusEventHandler;
}

/**
 * Slides that are only in the top quarter of the window count as out of view. Otherwise the next slide would change
 * their height on phones and move the text below, which the visitor reads now.
 */
const IN_VIEW_MARGIN = '-25% 0px 0px';

/** Tells `autoplay.ts` what happens to the slides in `viewport`, around them and on the page. */
export function useAutoplay(viewport: RefObject<HTMLElement | null>): AutoplayControls {
  const pauseButton = useRef<HTMLButtonElement>(null);
  /** The element that was pressed, until the focus has followed. */
  const pressed = useRef<EventTarget>(null);
  const [state, dispatch] = useReducerWithBailout(autoplayReducer, initialAutoplay);
  const isMotionAllowed = useIsMotionAllowed();
  const isInView = useInView(viewport, { rootMargin: IN_VIEW_MARGIN });

  useEffect(() => dispatch(isInView ? 'enteredView' : 'leftView'), [isInView, dispatch]);

  useEffect(() => {
    const onVisibilityChange = () => dispatch(document.hidden ? 'tabHidden' : 'tabShown');
    const onKeyDown = ({ target }: KeyboardEvent) => {
      // A key on the button presses it: it does not also stop autoplay.
      if (target !== pauseButton.current) dispatch('keyPressed');
    };
    const onSelectionChange = () => {
      if (viewport.current?.contains(getSelection()?.anchorNode ?? null)) dispatch('selected');
    };
    onVisibilityChange();

    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('selectionchange', onSelectionChange, { signal });
    return () => controller.abort();
  }, [viewport, dispatch]);

  return {
    isMotionAllowed,
    isPlaying: isMotionAllowed && canPlay(state),
    isStopped: state.isStopped,
    pauseButton,
    pressPauseButton: () => dispatch('pauseButtonPressed'),
    handlers: {
      // Over slides and controls. `pauseOnMouseEnter` of createSwiper.ts is for the slides alone.
      onPointerEnter: () => dispatch('pointerEntered'),
      onPointerLeave: () => dispatch('pointerLeft'),
      // A tap has a `mousedown` too, just before the focus moves.
      onMouseDown: ({ target }) => {
        pressed.current = target;
        // The focus follows at once. A `mouseup` may come outside of the carousel.
        setTimeout(() => (pressed.current = null));
      },
      onFocus: ({ target }) => {
        // Focus on the Pause button does not stop autoplay: a press of it does.
        if (target === pauseButton.current) return;
        // A mouse or a finger pressed this part of the carousel, and the focus followed.
        const isByPress = pressed.current instanceof Node && target.contains(pressed.current);
        if (!isByPress) dispatch('focused');
      },
    },
  };
}
