import { SkipLink } from '@vela/ui/layout';
import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { CatchErrors } from '../broken';
import { ConsentQuestion } from '../consent';
import { tellTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { showFonts } from '../fonts';
import { showPictures, whenIdle } from '../hydration';
import { LeavingPage } from '../leaving-page';
import { usePage } from '../page';
import { watchPageHidden } from '../page-hidden';
import { RefusedPostContext, useRefusedPost } from '../screen';
import { registerServiceWorker } from '../service-worker';
import { useTypedOverLanguages } from '../typed';
import { Layout } from './Layout';
import { SurroundingsContext } from './surroundings';

/** Every page: its document, and what stands around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { timeZone } = usePage();
  const { head, scripts, typeAgain } = use(SurroundingsContext);
  useTypedOverLanguages();
  const react = useEffectEvent(() => {
    typeAgain?.();
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
    showPictures();
    showFonts();
  });
  // While effects run, React answers an event with what stood there before.
  useEffect(() => queueMicrotask(() => react()), []);
  useEffect(() => watchPageHidden(), []);
  useEffect(() => whenIdle(() => void registerServiceWorker()), []);
  useEffect(() => {
    // Asking for the zone takes a slow phone as long as the whole rest of this.
    return whenIdle(() => tellTimeZone(timeZone));
  }, [timeZone]);
  return (
    <Document head={head} scripts={scripts}>
      <SkipLink />
      <RefusedPostContext value={useRefusedPost()}>
        <Layout>{children}</Layout>
      </RefusedPostContext>
      <CatchErrors instead={null}>
        <EntryWarning />
        <ConsentQuestion />
        <LeavingPage />
      </CatchErrors>
    </Document>
  );
}
