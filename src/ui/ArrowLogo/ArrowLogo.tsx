import { arrowShape } from '../../shapes/arrowShape.ts';

/** The arrow of brand, cursor and favicon. */
export function ArrowLogo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={arrowShape.outline} fill="currentColor" />
      <path d={arrowShape.shade} fillOpacity=".28" />
    </svg>
  );
}
