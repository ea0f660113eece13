import type { Swiper } from 'swiper/types';
import { getMotion, subscribeMotion } from '../../motion/motionStore.ts';

/** What speaks against turning: any one of them is enough. */
type Reason = 'visitor' | 'motion' | 'mouse' | 'finger' | 'focus' | 'off screen' | 'hidden tab';

/**
 * Lets the carousel turn by itself while nothing speaks against it, and tells so to its button and to screen readers.
 * Swiper's own pauses are undone by its next resume, wherever that comes from; so each reason stops its autoplay
 * (which ends its frame loop, too), and only the absence of all starts it again. Returns the function that ends it.
 */
export function rotate(swiper: Swiper, root: HTMLElement): () => void {
  const { autoplay, el: box, wrapperEl: slides } = swiper;
  const reasons = new Set<Reason>();
  const abort = new AbortController();
  const { signal } = abort;

  function tell(reason: Reason, speaks: boolean) {
    if (speaks) reasons.add(reason);
    else reasons.delete(reason);
    const turns = reasons.size === 0 && !swiper.isLocked;
    root.toggleAttribute('data-paused', reasons.has('visitor'));
    slides.setAttribute('aria-live', turns ? 'off' : 'polite');
    if (turns === autoplay.running) return;
    if (!turns) return void autoplay.stop();
    autoplay.paused = false;
    autoplay.start();
  }

  const button = root.querySelector('[data-rotation]');
  button?.addEventListener(
    'click',
    () => {
      tell('visitor', !reasons.has('visitor'));
      // Whoever asks for it with the keyboard has the focus here.
      tell('focus', false);
    },
    { signal },
  );

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  box.addEventListener('pointerenter', (event) => isMouse(event) && tell('mouse', true), { signal });
  box.addEventListener('pointerleave', (event) => isMouse(event) && tell('mouse', false), { signal });
  box.addEventListener('pointerdown', (event) => isMouse(event) || tell('finger', true), { signal });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => tell('finger', false), { signal });

  root.addEventListener('focusin', ({ target }) => tell('focus', (target as Element).matches(':focus-visible')), { signal });
  root.addEventListener('focusout', () => tell('focus', false), { signal });

  const onScreen = new IntersectionObserver((entries) => tell('off screen', !entries.at(-1)!.isIntersecting));
  onScreen.observe(root);
  // Swiper heeds a tab that is hidden while it turns, not one in which it would begin to.
  const followTab = () => tell('hidden tab', document.hidden);
  document.addEventListener('visibilitychange', followTab, { signal });
  const followMotion = () => tell('motion', getMotion() === 'reduced');
  const unsubscribe = subscribeMotion(followMotion);
  const followLock = () => tell('off screen', reasons.has('off screen'));
  swiper.on('lock', followLock);
  swiper.on('unlock', followLock);

  tell('off screen', true);
  followTab();
  followMotion();

  return () => {
    abort.abort();
    onScreen.disconnect();
    unsubscribe();
  };
}
