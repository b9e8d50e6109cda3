import { useQuery } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useEffect, useMemo, type ReactNode } from 'react';
import { PageContext, usePage } from '../page';
import { useRefresh } from '../refresh';
import { onSignedOut } from './member-data';
import { useApi } from './member-data-context';

/** Keeps the member of the page as the server last knew them: `usePage().user` follows the cache. */
export function LiveMember({ children }: { children: ReactNode }) {
  const page = usePage();
  const { data } = useQuery({
    ...userQueryOptions(useApi()),
    ...useRefresh({ loggedIn: page.user !== null }),
    initialData: { user: page.user },
  });
  const isSignedOut = data.user === null;
  useEffect(() => {
    if (isSignedOut) onSignedOut();
  }, [isSignedOut]);
  // A page that is being left keeps the member it was made for.
  const user = data.user ?? page.user;
  const live = useMemo(() => ({ ...page, user }), [page, user]);
  return <PageContext value={live}>{children}</PageContext>;
}
