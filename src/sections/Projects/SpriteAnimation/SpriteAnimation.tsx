import { useState, type RefObject } from 'react';
import { useIsMotionAllowed } from '../../../motion/motionStore.ts';
import { useInView } from '../../../motion/page/useInView.ts';
import { useLazyEffect } from '../../../motion/useLazyEffect.ts';
import type { NeedlePhase } from '../needleState.ts';
import type { Sprites } from './Sprites.tsx';
import type { LoadedSprites } from './loadSprites.ts';

interface SpriteAnimationProps {
  /** Index of the project. */
  index: number;
  /** The element with the picture. */
  picture: RefObject<Element | null>;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
}

/** Loaded sprites, and the component that draws them. */
interface Loaded extends LoadedSprites {
  Component: typeof Sprites;
}

/**
 * The details of a picture that move when the needle lands. They load half a window before, if the page may move.
 * Until then, and if that fails, the picture stays as it is. Not with `React.lazy`: a file that fails would throw there.
 */
export function SpriteAnimation({ index, picture, needlePhase }: SpriteAnimationProps) {
  const isNear = useInView(picture, { rootMargin: '50%', once: true });
  const isMotionAllowed = useIsMotionAllowed();
  const [loaded, setLoaded] = useState<Loaded>();

  useLazyEffect(isNear && isMotionAllowed, async () => {
    const [{ Sprites: Component }, { loadSprites }] = await Promise.all([
      import('./Sprites.tsx'),
      import('./loadSprites.ts'),
    ]);
    const { sprites, image } = await loadSprites(index);
    return () => {
      setLoaded({ sprites, image, Component });
      return () => setLoaded(undefined);
    };
  });

  if (!loaded) return undefined;
  const { sprites, image, Component } = loaded;
  return <Component sprites={sprites} image={image} needlePhase={needlePhase} />;
}
