import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { Order } from '@vela/contract/entities/order';
import { isSettled } from '@vela/domain/payments';
import { useShowToast } from '@vela/ui/Toast';
import { useEffect, useRef } from 'react';
import { useApi } from '../../kit/session/member-data-context';

/** Announces credits that came while the page waited for them, and loads the member again. */
export function useCompletion(order: Order | undefined): void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const wasPending = useRef(false);
  const status = order?.status ?? 'pending';
  const credits = order?.credits ?? 0;
  useEffect(() => {
    if (!isSettled(status)) {
      wasPending.current = true;
      return;
    }
    if (!wasPending.current) return;
    wasPending.current = false;
    void queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey });
    if (status === 'completed') showToast({ tone: 'success', title: t`${credits} credits added` });
  }, [status, credits, api, queryClient, showToast, t]);
}
