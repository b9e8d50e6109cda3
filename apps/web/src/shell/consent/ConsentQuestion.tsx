import { asksConsent, keepsTracking, trackingOf } from '@vela/domain/landers';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../hydration';
import { usePage } from '../page';
import { queryOf } from '../routing';
import { keptConsent } from './kept-consent';

const AskConsent = lazy(() => import('./AskConsent').then((module) => ({ default: module.AskConsent })));

/**
 * Asks a visitor whom an advertisement led here whether that may be stored. Until they say yes it lives in the page and its
 * address alone; who said yes before has it kept from the start.
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
      if (asksConsent(consent, { tracking })) setIsAsked(true);
      else if (keepsTracking(consent))
        void import('./traffic-source').then(({ keepTrafficSource }) => keepTrafficSource(tracking));
    });
  }, [user]);
  if (!isAsked) return null;
  return (
    <Suspense>
      <AskConsent onAnswer={() => setIsAsked(false)} />
    </Suspense>
  );
}
