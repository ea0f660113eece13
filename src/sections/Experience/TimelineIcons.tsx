import type { ReactNode } from 'react';

function Icon({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
      {children}
    </svg>
  );
}

/** Lightning, for work; coloured by `color`. */
export function LightningIcon({ label }: { label: string }) {
  return (
    <Icon label={label}>
      <path d="M13 2.5 4.5 13.5H11l-1 8 8.5-11H12z" strokeWidth="1.8" strokeLinejoin="round" />
    </Icon>
  );
}

/** Check in a circle, for education; coloured by `color`. */
export function CheckCircleIcon({ label }: { label: string }) {
  return (
    <Icon label={label}>
      <circle cx="12" cy="12" r="9" strokeWidth="1.8" />
      <path d="m8.2 12.4 2.6 2.6 5-5.4" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}
