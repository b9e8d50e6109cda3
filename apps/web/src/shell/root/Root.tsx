import { Outlet, useRouter } from '@tanstack/react-router';
import { SkipLink } from '@vela/ui/layout';
import { useEffect } from 'react';
import { tellTimeZone } from '../cookies';
import { Document } from '../document';
import { EntryWarning } from '../entry-warning';
import { SiteFooter } from '../footer';
import { VisitorBar } from '../navigation';
import { usePage, usePageName } from '../page';

/** Every page: its document, what surrounds the screen, and the screen. */
export function Root() {
  const { server, members } = useRouter().options.context;
  const { user, timeZone } = usePage();
  const isBare = usePageName() === 'complete-signup';
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    tellTimeZone(timeZone);
  }, [timeZone]);
  return (
    <Document head={server?.head} scripts={server?.scripts}>
      <SkipLink />
      {isBare ? null : user && members ? <members.TopBar /> : <VisitorBar />}
      <Outlet />
      <SiteFooter />
      {!isBare && user && members ? <members.BottomBar /> : null}
      <EntryWarning />
    </Document>
  );
}
