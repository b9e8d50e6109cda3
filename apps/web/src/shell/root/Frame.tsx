import { pageFrame, type BarFrom } from '@vela/domain/navigation';
import { SkipLink } from '@vela/ui/layout';
import { Suspense, use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ConsentQuestion } from '../consent';
import { tellTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { showFonts } from '../fonts';
import { SiteFooter } from '../footer';
import { showPictures, whenIdle } from '../hydration';
import { LeavingPage } from '../leaving-page';
import { VisitorBar } from '../navigation';
import { usePage } from '../page';
import { watchPageHidden } from '../page-hidden';
import { usePageName } from '../routing';
import { RefusedPostContext, useRefusedPost } from '../screen';
import { useTypedOverLanguages } from '../typed';
import { always, fromDesktop, fromTablet } from './Frame.css';
import { SurroundingsContext } from './surroundings';

const TOPS = { always, tablet: fromTablet, desktop: fromDesktop } as const satisfies Record<
  Exclude<BarFrom, 'never'>,
  string
>;

/** Every page: its document, and what stands around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { timeZone } = usePage();
  const { members, head, scripts, typeAgain } = use(SurroundingsContext);
  const page = usePageName();
  const { top, bottom, footer } = pageFrame(page, { member: members !== undefined });
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
  useEffect(() => {
    // Asking for the zone takes a slow phone as long as the whole rest of this.
    return whenIdle(() => tellTimeZone(timeZone));
  }, [timeZone]);
  return (
    <Document head={head} scripts={scripts}>
      <SkipLink />
      <RefusedPostContext value={useRefusedPost()}>
        {members ? (
          <members.Around>
            {top !== 'never' && (
              <div className={TOPS[top]}>
                <members.TopBar />
              </div>
            )}
            <members.Warnings />
            {children}
            {footer && <SleepyFooter />}
            {bottom && <members.BottomBar />}
          </members.Around>
        ) : (
          <>
            {top !== 'never' && <VisitorBar />}
            {children}
            {footer && <SleepyFooter />}
          </>
        )}
      </RefusedPostContext>
      <EntryWarning />
      <ConsentQuestion />
      <LeavingPage />
    </Document>
  );
}

/** A boundary that never waits: React wakes the footer after what is seen first. */
function SleepyFooter() {
  return (
    <Suspense>
      <SiteFooter />
    </Suspense>
  );
}
