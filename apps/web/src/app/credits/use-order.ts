import { createOrder } from '@vela/contract/endpoints/create-order';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import type { Country } from '@vela/domain/locale';
import { checkIssuer, isPriceChange } from '@vela/domain/payments';
import { useRef, useState } from 'react';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import { useReturn } from '../../kit/forms/use-return';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { useApi } from '../../kit/session/member-data-context';
import { clientIdOf } from '../../kit/orders/client-id';
import { shownTotal } from '../../kit/orders/shown-total';
import { useFreshPrices } from '../../kit/orders/use-fresh-prices';
import { usePage } from '../../kit/page/page-context';
import { useGoWhileShown } from '../../kit/page/use-go-while-shown';
import { saveReturnTo } from '../../kit/page/return-to';
import { useNext } from '../../kit/page/use-next';

export interface Choice {
  offer: CreditPackage | null;
  method: PaymentMethod | null;
  country: Country;
  issuer: string;
  code: string | null;
  keepsMethod: boolean;
}

/** What is still to be chosen. */
export type Missing = 'package' | 'method' | 'issuer';

export interface OrderApi {
  missing: Missing | null;
  apiError: ApiErrorData | null;
  isSending: boolean;
  send: (choice: Choice) => void;
  /** Something else was chosen: what was said of the choice before goes. */
  reset: () => void;
}

interface OrderOptions {
  /** The code of the last choice doesn't count any more. */
  onCodeRejected: () => void;
}

/**
 * Orders what was chosen, at the price that is shown, and goes to the page where it is paid. The same choice sent again is
 * the same order. Where the price has changed, the new prices are loaded before the error is shown.
 */
export function useOrder({ onCodeRejected }: OrderOptions): OrderApi {
  const api = useApi();
  const go = useGoWhileShown();
  const memberId = usePage().user?.id ?? '';
  const next = useNext();
  const refreshPrices = useFreshPrices();
  const clientIds = useRef(new Map<string, string>());
  const [state, setState] = useState<Omit<OrderApi, 'send' | 'reset'>>(IDLE);
  // A member who returns from paying and orders again wants a new order.
  useReturn(() => {
    clientIds.current.clear();
    setState(IDLE);
  });

  const order = async ({ offer, method, ...choice }: Chosen): Promise<void> => {
    setState({ ...IDLE, isSending: true });
    const body = {
      package: offer.id,
      paymentmethod: method.key,
      country: choice.country,
      ...(method.issuers && { issuer: choice.issuer }),
      ...(choice.code !== null && { discountcode: choice.code }),
      total: shownTotal({ price: offer.price, fee: method.fee }),
      store_method: choice.keepsMethod,
    };
    const clientId = clientIdOf(clientIds.current, body);
    const outcome = await toApiResult(api.call(createOrder, { ...body, client_id: clientId }));
    if (!outcome.ok) {
      if (isPriceChange(outcome.apiError.code)) await refreshPrices();
      if (outcome.apiError.code === 'discount_invalid') onCodeRejected();
      setState({ ...IDLE, apiError: outcome.apiError });
      return;
    }
    const { payment_id: paymentId, redirect_url: url } = outcome.result;
    if (next !== null) saveReturnTo(memberId, { paymentId, next });
    go(url ?? `/transactions/${paymentId}`);
  };

  return {
    ...state,
    reset: () => setState((now) => (now.isSending ? now : IDLE)),
    send: ({ offer, method, ...choice }) => {
      if (state.isSending) return;
      if (!offer) setState({ ...IDLE, missing: 'package' });
      else if (!method) setState({ ...IDLE, missing: 'method' });
      else if (method.issuers && checkIssuer(choice.issuer, method.issuers) !== null)
        setState({ ...IDLE, missing: 'issuer' });
      else void order({ ...choice, offer, method });
    },
  };
}

interface Chosen extends Choice {
  offer: CreditPackage;
  method: PaymentMethod;
}

const IDLE = { missing: null, apiError: null, isSending: false } as const;
