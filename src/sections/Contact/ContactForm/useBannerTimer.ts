import { useEffect, type Dispatch } from 'react';
import type { MessageStatus } from '../../../needleField/messageStore.ts';
import type { ContactEvent } from './contactState.ts';

/** Milliseconds that a banner stays. */
const BANNER_DURATION_MS = 5000;

/** Ends a banner after its time. A new result starts the time anew. */
export function useBannerTimer(status: MessageStatus, dispatch: Dispatch<ContactEvent>): void {
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'bannerOver' }), BANNER_DURATION_MS);
    return () => clearTimeout(timer);
  }, [status, dispatch]);
}
