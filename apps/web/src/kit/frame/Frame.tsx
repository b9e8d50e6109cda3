import { SkipLink } from '@vela/ui/layout';
import { use, useEffect, useEffectEvent, type ReactNode, useState, type ComponentType } from 'react';
import { showFonts } from '../../first-paint/show-fonts';
import { showPictures } from '../../first-paint/show-pictures';
import { whenIdle } from '../../first-paint/when-idle';
import { tryToLoad } from '../../first-paint/try-to-load';
import { ConsentQuestion } from '../consent/ConsentQuestion';
import { reportTimeZone } from '../page/report-time-zone';
import { PageTransition } from '../page/PageTransition';
import { usePage } from '../page/page-context';
import { PostErrorContext, usePostError } from '../page/post-error';
import { useFormRestoreOverLanguages } from '../page/use-form-restore-over-languages';
import { CatchErrors } from './status/CatchErrors';
import { Document } from './Document';
import { reportPageHidden } from './report-page-hidden';
import { registerServiceWorker } from './register-service-worker';
import { Layout } from './Layout';
import { SurroundingsContext } from './surroundings';
import type { EntryWarningDialogProps } from './EntryWarningDialog';
import { useEntryWarning } from './use-entry-warning';

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
  useEffect(() => reportPageHidden(), []);
  useEffect(() => whenIdle(() => void registerServiceWorker()), []);
  useEffect(() => {
    // Asking for the zone takes a slow phone as long as the whole rest of this.
    return whenIdle(() => reportTimeZone(timeZone));
  }, [timeZone]);
  return (
    <Document head={head} scripts={scripts}>
      <SkipLink />
      <PostErrorContext value={usePostError()}>
        <Layout>{children}</Layout>
      </PostErrorContext>
      <CatchErrors instead={null}>
        <EntryWarning />
        <ConsentQuestion />
        <PageTransition />
      </CatchErrors>
    </Document>
  );
}

/** What a visitor reads once before the site (product.md §2, Site-entry warning modal); where it can't be had, the page stands. */
function EntryWarning() {
  const { isOpen, skip } = useEntryWarning();
  const [Warning, setWarning] = useState<ComponentType<EntryWarningDialogProps> | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    void tryToLoad(() => import('./EntryWarningDialog')).then((loaded) =>
      setWarning(() => loaded && loaded.EntryWarningDialog),
    );
  }, [isOpen]);
  return isOpen && Warning && <Warning onEnter={skip} />;
}
