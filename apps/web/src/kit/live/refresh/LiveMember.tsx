import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useEffect, useMemo, type ReactNode } from 'react';
import { PageContext, usePage } from '../../page/page-context';
import { useRefresh } from './use-refresh';
import { onSignedOut } from '../../session/member-data';
import { useApi } from '../../session/member-data-context';

/** Caches the member of the page as last loaded from the server: `usePage().user` follows the cache. */
export function LiveMember({ children }: { children: ReactNode }) {
  const page = usePage();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...userQueryOptions(useApi()),
    ...useRefresh({ loggedIn: page.user !== null }),
    initialData: { user: page.user },
  });
  // Somebody else has logged in with this browser: nothing that was loaded for the member of this page may stay.
  const isOther = data.user !== null && page.user !== null && data.user.id !== page.user.id;
  useEffect(() => {
    if (!isOther) return;
    queryClient.clear();
    location.reload();
  }, [isOther, queryClient]);
  const isSignedOut = data.user === null;
  useEffect(() => {
    if (isSignedOut) onSignedOut();
  }, [isSignedOut]);
  // A page that is being left stays with the member it was rendered for.
  const user = isOther ? page.user : (data.user ?? page.user);
  const live = useMemo(() => ({ ...page, user }), [page, user]);
  return <PageContext value={live}>{children}</PageContext>;
}
