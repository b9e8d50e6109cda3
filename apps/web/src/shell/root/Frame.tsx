import type { PageName } from '@vela/domain/pages';
import { SkipLink } from '@vela/ui/layout';
import { use, useEffect, type ReactNode } from 'react';
import { tellTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { SiteFooter } from '../footer';
import { whenIdle } from '../hydration';
import { VisitorBar } from '../navigation';
import { usePage } from '../page';
import { usePageName } from '../routing';
import { RefusedPostContext, useRefusedPost } from '../screen';
import { useTypedOverLanguages } from '../typed';
import { SurroundingsContext } from './surroundings';

/** What stands around a screen: the usual bars, none, or nothing but what the screen brings itself. */
type FrameKind = 'bars' | 'foot' | 'own';

/** Who signs up is led through, and whoever has not confirmed the address goes nowhere else (product.md §2, Top navigation). */
const FRAMES: Partial<Record<PageName, FrameKind>> = { signup: 'own', 'complete-signup': 'foot' };

/** Every page: its document, and what stands around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { timeZone } = usePage();
  const { members, head, scripts } = use(SurroundingsContext);
  const page = usePageName();
  const frame = (page && FRAMES[page]) ?? 'bars';
  const hasBars = frame === 'bars';
  useTypedOverLanguages();
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    performance.mark('hydrated');
    // Asking for the zone takes a slow phone as long as the whole rest of this.
    return whenIdle(() => tellTimeZone(timeZone));
  }, [timeZone]);
  return (
    <Document head={head} scripts={scripts}>
      <SkipLink />
      <RefusedPostContext value={useRefusedPost()}>
        {members ? (
          <members.Around>
            {hasBars && <members.TopBar />}
            {children}
            {frame !== 'own' && <SiteFooter />}
            {hasBars && <members.BottomBar />}
          </members.Around>
        ) : (
          <>
            {hasBars && <VisitorBar />}
            {children}
            {frame !== 'own' && <SiteFooter />}
          </>
        )}
      </RefusedPostContext>
      <EntryWarning />
    </Document>
  );
}
