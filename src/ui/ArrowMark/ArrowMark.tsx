/** The arrow that the site grows from: the brand's, the cursor's and the favicon's. */
export function ArrowMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d="M2.5 2.5 21.5 10 13.3 13.1 10.1 21.5z" fill="currentColor" />
      <path d="M2.5 2.5 13.3 13.1 10.1 21.5z" fillOpacity=".28" />
    </svg>
  );
}
