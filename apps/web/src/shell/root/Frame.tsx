import { SkipLink } from '@vela/ui/layout';
import { use, useEffect, type ReactNode } from 'react';
import { tellTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { SiteFooter } from '../footer';
import { VisitorBar } from '../navigation';
import { usePage } from '../page';
import { usePageName } from '../routing';
import { SurroundingsContext } from './surroundings';

/** Every page: its document, and what stands around the screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { timeZone } = usePage();
  const { members, head, scripts } = use(SurroundingsContext);
  // Whoever has not confirmed the address goes nowhere else from there (product.md §2, Top navigation).
  const hasNavigation = usePageName() !== 'complete-signup';
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    tellTimeZone(timeZone);
  }, [timeZone]);
  return (
    <Document head={head} scripts={scripts}>
      <SkipLink />
      {hasNavigation && (members ? <members.TopBar /> : <VisitorBar />)}
      {children}
      <SiteFooter />
      {hasNavigation && members && <members.BottomBar />}
      <EntryWarning />
    </Document>
  );
}
