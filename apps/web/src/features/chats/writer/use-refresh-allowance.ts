import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import { useEffect } from 'react';
import { useApi } from '../../../shell/members';
import { usePage } from '../../../shell/page';
import type { ShownMessage } from '../conversation/shown-messages';

/** Asks the server what is left of a free member's allowance whenever a message has reached it. */
export function useRefreshAllowance(messages: readonly ShownMessage[]): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isFree = usePage().user?.paid_user === false;
  const newest = messages.findLast(({ sender, message }) => sender === 'me' && message !== null)?.key;
  useEffect(() => {
    if (isFree && newest !== undefined)
      void queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey });
  }, [api, queryClient, isFree, newest]);
}
