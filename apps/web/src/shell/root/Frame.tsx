import { SkipLink } from '@vela/ui/layout';
import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { CatchErrors } from '../broken';
import { ConsentQuestion } from '../consent';
import { reportTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { showFonts } from '../fonts';
import { showPictures, whenIdle } from '../hydration';
import { PageTransition } from '../page-transition';
import { usePage } from '../page';
import { watchPageHidden } from '../page-hidden';
import { RefusedPostContext, useRefusedPost } from '../screen';
import { registerServiceWorker } from '../service-worker';
import { useFormRestoreOverLanguages } from '../form-restore';
import { Layout } from './Layout';
import { SurroundingsContext } from './surroundings';

/** Every page: its document, and what stands around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { timeZone } = usePage();
  const { head, scripts, typeAgain } = use(SurroundingsContext);
  useFormRestoreOverLanguages();
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
    return whenIdle(() => reportTimeZone(timeZone));
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
        <PageTransition />
      </CatchErrors>
    </Document>
  );
}
