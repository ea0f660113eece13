import { useEffect, type Dispatch } from 'react';
import type { ContactEvent } from './contactState.ts';

/** While a message is sent, the browser asks visitors who leave the page to stay. */
export function useLeaveWarning(isSending: boolean, dispatch: Dispatch<ContactEvent>): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    const confirmLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs a value.
      event.returnValue = true;
    };
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      // A persisted page lives on: Back shows it again.
      if (!persisted) dispatch({ type: 'left' });
    };

    addEventListener('beforeunload', confirmLeave, { signal });
    addEventListener('pagehide', onPageHide, { signal });
    return () => controller.abort();
  }, [isSending, dispatch]);
}
