import { isCalm, timeBonusTimer, type TimeBonusTimer } from '@vela/domain/alerts';
import { pageOf, type PageName } from '@vela/domain/pages';
import { SECOND } from '@vela/domain/time';
import { useEffect, useState } from 'react';
import { tabStore } from '../../storage/safe-store';
import { saveTimer, readTimer } from '../../storage/saved-timer';

const ACTIVITY = ['pointerdown', 'pointermove', 'touchmove', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Whether this tab has shown the members' area long enough for an offer to open over it, while nobody is in
 * the middle of something: writing, choosing, ordering, marking text, answering a dialog, moving about.
 * Leaving the area restarts the time. The time is the server's, which also ends the offer, so a device that
 * sets its clock changes nothing.
 */
export function useLongInMembersArea(page: PageName | null, serverTime: () => Date): boolean {
  const [isLong, setIsLong] = useState(false);
  const isInside = page !== null && pageOf(page).membersArea === true;
  useEffect(() => {
    let timer = goOn(readTimer(tabStore), { isInside, now: serverTime() });
    if (timer.status === 'outside') return undefined;
    const activity = watchActivity();
    const ticking = setInterval(() => {
      timer = goOn(timer, { isInside, now: serverTime() });
      if (timer.status !== 'due' || !isCalm({ quietMs: activity.quietMs(), isBusy: isBusy() })) return;
      clearInterval(ticking);
      setIsLong(true);
    }, SECOND);
    return () => {
      clearInterval(ticking);
      activity.stop();
      setIsLong(false);
    };
  }, [isInside, serverTime]);
  return isLong && isInside;
}

function goOn(before: TimeBonusTimer, at: { isInside: boolean; now: Date }): TimeBonusTimer {
  const timer = timeBonusTimer(before, at);
  saveTimer(tabStore, timer);
  return timer;
}

/** How long nothing has been pressed, moved or typed; what led to this page counts, too. */
function watchActivity(): { quietMs: () => number; stop: () => void } {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  for (const name of ACTIVITY) addEventListener(name, note, options);
  return { quietMs: () => performance.now() - last, stop: () => watching.abort() };
}

/** What an offer would cover: a dialog, a menu, a note, and an order, which has its packages before it. */
const OPEN = 'dialog[open], header details[open], :popover-open, form[data-ordering]';

/** Whether someone is in the middle of something that an offer would interrupt. */
export function isBusy(): boolean {
  return (
    document.querySelector(OPEN) !== null ||
    document.activeElement?.matches('input, textarea, select') === true ||
    getSelection()?.isCollapsed === false
  );
}
