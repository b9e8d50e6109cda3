import { asksConsent, keepsTracking, trackingOf } from '@vela/domain/landers';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../hydration';
import { usePage } from '../page';
import { queryOf } from '../routing';
import { keptConsent } from './kept-consent';
import { forgetTrafficSource, keepTrafficSource } from './traffic-source';

const AskConsent = lazy(() => import('./AskConsent').then((module) => ({ default: module.AskConsent })));

/**
 * Asks a visitor whom an advertisement led here whether that may be stored. Until they say yes it lives in the page and its
 * address alone; who said yes before has it kept from the start, and for as long as the yes holds.
 */
export function ConsentQuestion() {
  const { user } = usePage();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (user !== null) return;
    return whenIdle(() => {
      const query = queryOf(location.search);
      const tracking = trackingOf((field) => query[field]);
      const consent = keptConsent();
      if (keepsTracking(consent)) keepTrafficSource(tracking);
      // A yes ends after half a year, and what it allowed ends with it.
      else forgetTrafficSource();
      if (asksConsent(consent, { tracking })) setIsAsked(true);
    });
  }, [user]);
  if (!isAsked) return null;
  return (
    <Suspense>
      <AskConsent onAnswer={() => setIsAsked(false)} />
    </Suspense>
  );
}
