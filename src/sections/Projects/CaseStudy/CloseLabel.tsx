import icon from '../../../ui/Icon/Icon.module.css';

/** The label of a button that closes, with a cross. */
export function CloseLabel({ children }: { children: string }) {
  return (
    <>
      {children}
      <svg className={icon.icon} width="1.2em" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </>
  );
}
