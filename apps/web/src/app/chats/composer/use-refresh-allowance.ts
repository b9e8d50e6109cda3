import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useEffect } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import { usePage } from '../../../kit/page/page-context';

/** Asks the server what is left of a free member's allowance whenever a message has reached it: the newest by its key. */
export function useRefreshAllowance(newestSent: string | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isFree = usePage().user?.paid_user === false;
  useEffect(() => {
    if (isFree && newestSent !== undefined)
      void queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey });
  }, [api, queryClient, isFree, newestSent]);
}
