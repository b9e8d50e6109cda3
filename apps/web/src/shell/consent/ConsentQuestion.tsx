import { asksConsent, keepsTracking, trackingOf } from '@vela/domain/landers';
import { useEffect, useState } from 'react';
import { tryToLoad, whenIdle } from '../hydration';
import { usePage } from '../page';
import { queryOf } from '../routing';
import { storedConsent } from './stored-consent';
import { forgetTrafficSource, saveTrafficSource } from './traffic-source';

type Question = (typeof import('./AskConsent'))['AskConsent'];

/**
 * Asks a visitor whom an advertisement led here whether that may be stored. Until they say yes it lives in the page and its
 * address alone; who said yes before has it kept from the start, and for as long as the yes holds. Where the question can't be had,
 * as some block what is called so, nobody is asked and nothing is kept.
 */
export function ConsentQuestion() {
  const { user } = usePage();
  const [AskConsent, setAskConsent] = useState<Question | null>(null);
  useEffect(() => {
    if (user !== null) return;
    return whenIdle(() => {
      const query = queryOf(location.search);
      const tracking = trackingOf((field) => query[field]);
      const consent = storedConsent();
      if (keepsTracking(consent)) saveTrafficSource(tracking);
      // A yes ends after half a year, and what it allowed ends with it.
      else forgetTrafficSource();
      if (!asksConsent(consent, { tracking })) return;
      void tryToLoad(() => import('./AskConsent')).then((loaded) =>
        setAskConsent(() => loaded && loaded.AskConsent),
      );
    });
  }, [user]);
  return AskConsent && <AskConsent onAnswer={() => setAskConsent(null)} />;
}
