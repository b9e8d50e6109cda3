import { isMembersArea, TIME_BONUS_DELAY_MS } from '@vela/domain/alerts';
import type { PageName } from '@vela/domain/pages';
import { SECOND } from '@vela/domain/time';
import { useEffect, useState } from 'react';
import { tabStore } from '../storage';

/** Since when this tab shows the members' area, in milliseconds: each of its pages is a document of its own. */
const SINCE_KEY = 'members-area-since';

/**
 * Whether this tab has shown the members' area long enough for an offer to come over it, and nobody is in the middle of
 * something: writing, choosing, answering a dialog. Leaving the area begins anew.
 */
export function useLongInMembersArea(page: PageName | null): boolean {
  const [isLong, setIsLong] = useState(false);
  const isInside = page !== null && isMembersArea(page);
  useEffect(() => {
    if (!isInside) {
      tabStore.remove(SINCE_KEY);
      return undefined;
    }
    const dueAt = enteredAt() + TIME_BONUS_DELAY_MS;
    const timer = setInterval(() => {
      if (Date.now() < dueAt || isBusy()) return;
      clearInterval(timer);
      setIsLong(true);
    }, SECOND);
    return () => {
      clearInterval(timer);
      setIsLong(false);
    };
  }, [isInside]);
  return isLong && isInside;
}

function enteredAt(): number {
  const now = Date.now();
  const since = Number(tabStore.get(SINCE_KEY));
  // A clock that was set back would hold it off for as long.
  if (since > 0 && since <= now) return since;
  tabStore.set(SINCE_KEY, String(now));
  return now;
}

function isBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}
