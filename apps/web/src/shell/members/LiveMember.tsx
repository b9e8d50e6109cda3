import { useQuery } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { FIRST_REFRESH_MS, refreshIntervalMs } from '@vela/domain/refresh';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { PageContext, usePage } from '../page';
import { usePush } from '../push/push-context';
import { onSignedOut } from './member-data';
import { useApi } from './member-data-context';

/** Keeps the member of the page as the server last knew them: `usePage().user` follows the cache. */
export function LiveMember({ children }: { children: ReactNode }) {
  const page = usePage();
  const [push] = usePush();
  const isDue = useIsDue(FIRST_REFRESH_MS);
  const { data } = useQuery({
    ...userQueryOptions(useApi()),
    enabled: isDue,
    refetchInterval: ({ state: { data: known } }) =>
      refreshIntervalMs(push, { loggedIn: known?.user !== null }) ?? false,
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

function useIsDue(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isDue;
}
