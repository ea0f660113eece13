import { useEffect, useRef } from 'react';
import { landingDelay } from '../AnimatedPicture/landingDelay.ts';
import type { NeedlePhase } from '../needleState.ts';
import type { LoadedSprites } from './loadSprites.ts';
import { durationOf, spriteKeyframes } from './spriteKeyframes.ts';
import type { Sprite, BoxTuple } from './schema.ts';

/** Held sprites go back faster than they came. */
const BACKWARDS_RATE = -1.5;

interface SpritesProps extends LoadedSprites {
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
}

/** The details of a picture that move under the needle, in an SVG with the pixels of the picture. */
export function Sprites({ sprites, image, needlePhase }: SpritesProps) {
  const durationMs = durationOf(sprites);
  return sprites.map((sprite, index) => (
    <MovingSprite
      key={index}
      sprite={sprite}
      image={image}
      durationMs={durationMs}
      needlePhase={needlePhase}
    />
  ));
}

interface MovingSpriteProps extends Pick<SpritesProps, 'image' | 'needlePhase'> {
  sprite: Sprite;
  /** When the last sprite has come to its last pose. */
  durationMs: number;
}

/** A sprite: hidden until the needle lands, then it covers the same detail of the picture, such as a button. */
function MovingSprite({ sprite, image, durationMs, needlePhase }: MovingSpriteProps) {
  const element = useRef<SVGGElement>(null);
  const animation = useRef<Animation>(undefined);

  useEffect(() => {
    const delay = landingDelay(needlePhase);
    if (delay === undefined) return undefined;
    const { keyframes, duration, fill } = spriteKeyframes(sprite, durationMs);
    // It may still be on its way back.
    animation.current?.cancel();
    animation.current = element.current?.animate(keyframes, { duration, fill, delay });
    // The needle leaves: a held sprite goes back. Others end by themselves.
    return () => {
      if (!sprite.isHeld) return;
      animation.current?.updatePlaybackRate(BACKWARDS_RATE);
      animation.current?.play();
    };
  }, [sprite, durationMs, needlePhase]);

  const { at, cut, frame } = sprite;
  const [left, top, width, height] = at;
  const [originX, originY] = sprite.origin ?? [left + width / 2, top + height / 2];
  const moving = (
    <g ref={element} visibility="hidden" style={{ transformOrigin: `${originX}px ${originY}px` }}>
      <svg {...boxAttributes(at)} viewBox={cut.join(' ')} preserveAspectRatio="none">
        <image href={image.src} width={image.naturalWidth} height={image.naturalHeight} />
      </svg>
    </g>
  );
  if (!frame) return moving;
  return (
    <svg {...boxAttributes(frame)} viewBox={frame.join(' ')}>
      {moving}
    </svg>
  );
}

function boxAttributes([x, y, width, height]: BoxTuple) {
  return { x, y, width, height };
}
