import { arrowShape } from './arrowShape.ts';

/** The arrow that the site grows from: the brand's, the cursor's and the favicon's. */
export function ArrowMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={arrowShape.outline} fill="currentColor" />
      <path d={arrowShape.shade} fillOpacity=".28" />
    </svg>
  );
}
