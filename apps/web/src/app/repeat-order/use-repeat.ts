import { useMutation, useQueryClient } from '@tanstack/react-query';
import { repeatOrder } from '@vela/contract/endpoints/repeat-order';
import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import type { Money } from '@vela/contract/entities/money';
import { passesByItself } from '@vela/domain/errors';
import { isPriceChange } from '@vela/domain/payments';
import { useRef, useState } from 'react';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import { useApi } from '../../kit/session/member-data-context';
import { newClientId } from '../../kit/orders/client-id';
import { useFreshPrices } from '../../kit/orders/use-fresh-prices';
import { usePage } from '../../kit/page/page-context';
import { useGoWhileShown } from '../../kit/page/use-go-while-shown';
import { saveReturnTo } from '../../kit/page/return-to';
import { useNext } from '../../kit/page/use-next';

export interface Repeating {
  /** Sends the order, with the password if it is required. */
  send: (password?: string) => void;
  isSending: boolean;
  apiError: ApiErrorData | null;
}

/** Orders what is shown, once for each press, and goes on to the order. */
export function useRepeat(total: Money): Repeating {
  const api = useApi();
  const go = useGoWhileShown();
  const queryClient = useQueryClient();
  const memberId = usePage().user?.id ?? '';
  const next = useNext();
  const refreshPrices = useFreshPrices();
  // One press, one order: sent again after no answer came, it is the same one.
  const clientId = useRef<string | null>(null);
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  // It is true until the result is known: while prices are reloaded the next press would send the old total
  // again.
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (sent: { client_id: string; password?: string }) => api.call(repeatOrder, { ...sent, total }),
  });
  const refreshPreview = () =>
    queryClient.invalidateQueries({ queryKey: repeatOrderQueryOptions(api).queryKey });
  const send = async (password?: string): Promise<void> => {
    clientId.current ??= newClientId();
    const client_id = clientId.current;
    const outcome = await toApiResult(
      mutateAsync({ client_id, ...(password !== undefined && { password }) }),
    );
    if (outcome.ok) {
      const { payment_id: paymentId } = outcome.result;
      if (next !== null) saveReturnTo(memberId, { paymentId, next });
      // The password isn't asked for twice, and the next one may have to wait.
      void refreshPreview();
      go(`/transactions/${paymentId}`);
      return;
    }
    const { code } = outcome.apiError;
    // Otherwise it isn't known whether anything was ordered: under another client id it could be charged twice.
    if (!passesByItself(code)) clientId.current = null;
    const refresh = refreshOf(code, { refreshPrices, refreshPreview });
    if (refresh) {
      setIsRefreshing(true);
      await refresh();
      setIsRefreshing(false);
    }
    setApiError(outcome.apiError);
  };
  return {
    send: (password) => void send(password),
    isSending: isPending || isSuccess || isRefreshing,
    apiError,
  };
}

type Refresh = () => Promise<void>;

/** Returns what reloads the data that an error is about; null for nothing. */
function refreshOf(
  code: string,
  { refreshPrices, refreshPreview }: { refreshPrices: Refresh; refreshPreview: Refresh },
): Refresh | null {
  if (isPriceChange(code)) return refreshPrices;
  return code === 'too_many_repeat_orders' || code === 'password_required' ? refreshPreview : null;
}
