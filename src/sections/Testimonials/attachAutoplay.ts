import type { Swiper } from 'swiper/types';
import { getMotion, subscribeMotion } from '../../motion/motionStore.ts';

/** Why the carousel stands: any one reason is enough. */
type PauseReason = 'visitor' | 'reduced motion' | 'mouse' | 'touch' | 'focus' | 'off screen' | 'hidden tab';

export interface CarouselAutoplay {
  /** What the button does: pauses until it is pressed again, or plays whatever the mouse and the focus say. */
  toggle(): void;
  /** Pauses as the button does. */
  pause(): void;
  /** Detaches it from the page. */
  end(): void;
}

/**
 * Runs Swiper's autoplay while no reason speaks against it, and tells so to the button (`data-paused` on `root`) and to
 * screen readers (`aria-live`). It is stopped and started, not paused and resumed: in Swiper 14.4.0 the end of any
 * transition, a resize and the tab's return each resume, whoever has paused; and a paused autoplay keeps its frame loop.
 */
export function attachAutoplay(swiper: Swiper, root: HTMLElement): CarouselAutoplay {
  const { autoplay, el: box, wrapperEl: slides } = swiper;
  const reasons = new Set<PauseReason>();
  const abort = new AbortController();
  const { signal } = abort;

  function update() {
    const runs = reasons.size === 0 && !swiper.isLocked;
    root.toggleAttribute('data-paused', reasons.has('visitor'));
    slides.setAttribute('aria-live', runs ? 'off' : 'polite');
    if (runs === autoplay.running) return;
    if (!runs) return void autoplay.stop();
    // Swiper 14.4.0 starts paused where it was stopped while it was.
    autoplay.paused = false;
    autoplay.start();
  }

  function set(reason: PauseReason, holds: boolean) {
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    update();
  }

  // Swiper's `pauseOnMouseEnter` knows the slides alone; the controls count, too. The slides do so a second time, for
  // whoever has pressed Play with the mouse and goes on to read.
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  for (const part of [root, box]) {
    part.addEventListener('pointerenter', (event) => isMouse(event) && set('mouse', true), { signal });
  }
  root.addEventListener('pointerleave', (event) => isMouse(event) && set('mouse', false), { signal });
  root.addEventListener('pointerdown', (event) => isMouse(event) || set('touch', true), { signal });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => set('touch', false), { signal });

  root.addEventListener(
    'focusin',
    ({ target }) => set('focus', (target as Element).matches(':focus-visible')),
    { signal },
  );
  root.addEventListener('focusout', () => set('focus', false), { signal });

  const onScreen = new IntersectionObserver((entries) => set('off screen', !entries.at(-1)!.isIntersecting));
  onScreen.observe(root);
  // Swiper 14.4.0 heeds a tab that is hidden while it runs, not one in which it would start.
  const followTab = () => set('hidden tab', document.hidden);
  document.addEventListener('visibilitychange', followTab, { signal });
  const followMotion = () => set('reduced motion', getMotion() === 'reduced');
  const unsubscribe = subscribeMotion(followMotion);
  // Where all slides fit there is nothing to turn.
  swiper.on('lock unlock', update);

  reasons.add('off screen');
  // What was so before there was anybody to hear of it.
  if (matchMedia('(hover: hover)').matches && root.matches(':hover')) reasons.add('mouse');
  if (root.querySelector(':focus-visible')) reasons.add('focus');
  followTab();
  followMotion();

  return {
    toggle() {
      const play = reasons.has('visitor');
      // Whoever asks for it has the mouse or the focus here.
      if (play) for (const reason of ['mouse', 'touch', 'focus'] as const) reasons.delete(reason);
      set('visitor', !play);
    },
    pause: () => set('visitor', true),
    end() {
      abort.abort();
      onScreen.disconnect();
      unsubscribe();
    },
  };
}
