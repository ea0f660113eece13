import { useState, type RefObject } from 'react';
import { useMayMove } from '../../../motion/motionStore.ts';
import { useInView } from '../../../motion/useInView.ts';
import { useLazyEffect } from '../../../motion/useLazyEffect.ts';
import type { NeedlePhase } from '../Needle/needleState.ts';
import type { AnswerLayer } from './AnswerLayer.tsx';
import type { LoadedAnswer } from './loadAnswer.ts';

interface AnswerProps {
  /** Place of the project among all, from 0. */
  index: number;
  /** The element with the picture. */
  picture: RefObject<Element | null>;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
}

/** A loaded answer, and the component that draws it. */
interface Loaded {
  answer: LoadedAnswer;
  Layer: typeof AnswerLayer;
}

/**
 * The answer of a picture to the needle that lands on it. It is loaded half a window before, if the page may move.
 * Until then, and if that fails, the picture stays as it is.
 */
export function Answer({ index, picture, needlePhase }: AnswerProps) {
  const isNear = useInView(picture, { rootMargin: '50%', once: true });
  const mayMove = useMayMove();
  const [loaded, setLoaded] = useState<Loaded>();

  useLazyEffect(isNear && mayMove, async () => {
    const [{ AnswerLayer: Layer }, { loadAnswer }] = await Promise.all([
      import('./AnswerLayer.tsx'),
      import('./loadAnswer.ts'),
    ]);
    const answer = await loadAnswer(index);
    return () => {
      setLoaded({ answer, Layer });
      return () => setLoaded(undefined);
    };
  });

  return loaded && <loaded.Layer answer={loaded.answer} needlePhase={needlePhase} />;
}
