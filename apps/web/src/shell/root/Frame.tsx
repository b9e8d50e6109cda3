import { hasNavigation } from '@vela/domain/navigation';
import type { PageName } from '@vela/domain/pages';
import { SkipLink } from '@vela/ui/layout';
import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { tellTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { showFonts } from '../fonts';
import { SiteFooter } from '../footer';
import { whenIdle } from '../hydration';
import { LeavingPage } from '../leaving-page';
import { VisitorBar } from '../navigation';
import { usePage } from '../page';
import { usePageName } from '../routing';
import { RefusedPostContext, useRefusedPost } from '../screen';
import { useTypedOverLanguages } from '../typed';
import { always, fromDesktop, fromTablet } from './Frame.css';
import { SurroundingsContext } from './surroundings';

/**
 * What stands around a screen: the usual bars, none, or nothing but what the screen brings itself; around conversations the
 * bars as far as there is room, and around an open one none on a small screen.
 */
type FrameKind = 'bars' | 'foot' | 'own' | 'list' | 'talk';

/** Who signs up is led through. */
const FRAMES: Partial<Record<PageName, FrameKind>> = {
  signup: 'own',
  chats: 'list',
  'chats-id': 'talk',
  'members-id-chat': 'talk',
};

const BARS = {
  bars: { top: always, bottom: true, foot: true },
  foot: { top: false, bottom: false, foot: true },
  own: { top: false, bottom: false, foot: false },
  list: { top: fromTablet, bottom: true, foot: false },
  talk: { top: fromDesktop, bottom: false, foot: false },
} as const satisfies Record<FrameKind, { top: string | false; bottom: boolean; foot: boolean }>;

/** Every page: its document, and what stands around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { timeZone } = usePage();
  const { members, head, scripts, typeAgain } = use(SurroundingsContext);
  const page = usePageName();
  const { top, bottom, foot } = BARS[frameOf(page)];
  useTypedOverLanguages();
  const react = useEffectEvent(() => {
    typeAgain?.();
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
    showFonts();
  });
  // While effects run, React answers an event with what stood there before.
  useEffect(() => queueMicrotask(() => react()), []);
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
            {top !== false && (
              <div className={top}>
                <members.TopBar />
              </div>
            )}
            {children}
            {foot && <SiteFooter />}
            {bottom && <members.BottomBar />}
          </members.Around>
        ) : (
          <>
            {top !== false && <VisitorBar />}
            {children}
            {foot && <SiteFooter />}
          </>
        )}
      </RefusedPostContext>
      <EntryWarning />
      <LeavingPage />
    </Document>
  );
}

/** Whoever has not confirmed the address goes nowhere else. */
function frameOf(page: PageName | null): FrameKind {
  if (page === null) return 'bars';
  return hasNavigation(page) ? (FRAMES[page] ?? 'bars') : 'foot';
}
