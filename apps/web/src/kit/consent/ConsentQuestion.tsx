import { asksConsent, keepsTracking, trackingOf } from '@vela/domain/landers';
import { useEffect, useState } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import { whenIdle } from '../../first-paint/when-idle';
import { usePage } from '../page/page-context';
import { queryOf } from '../page/query';
import { storedConsent } from './stored-consent';
import { deleteTrafficSource, saveTrafficSource } from './traffic-source';

type Question = (typeof import('./AskConsent'))['AskConsent'];

/**
 * Asks a visitor who came from an advertisement whether the source may be stored. Until they agree it is only
 * in the page and its address; if they agreed before, it is stored from the start, for as long as the consent
 * holds. If the question can't be loaded, because blockers block files of that name, nobody is asked and
 * nothing is stored.
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
      else deleteTrafficSource();
      if (!asksConsent(consent, { tracking })) return;
      void tryToLoad(() => import('./AskConsent')).then((loaded) =>
        setAskConsent(() => loaded && loaded.AskConsent),
      );
    });
  }, [user]);
  return AskConsent && <AskConsent onAnswer={() => setAskConsent(null)} />;
}
