import { Trans } from '@lingui/react/macro';
import type { Money } from '@vela/contract/entities/money';
import { Notice } from '@vela/ui/Notice';
import { FormError } from '../forms/FormError';
import type { ApiErrorData } from '../forms/api-result';
import { moneyText } from '../formats/money-text';
import { usePage } from '../page/page-context';

/** Why there is no order; of a price that changed since it was shown, the new one, which the same button then has. */
export function OrderError({ apiError }: { apiError: ApiErrorData | null }) {
  const { locale } = usePage();
  const total = apiError && newTotalOf(apiError);
  if (!total) return <FormError apiError={apiError} />;
  const price = moneyText(total, locale);
  return (
    <Notice
      tone="warning"
      announced="at once"
      title={<Trans>The price has changed to {price} since this page showed it.</Trans>}
    >
      <Trans>Nothing was ordered. If the new price is fine with you, press the button again.</Trans>
    </Notice>
  );
}

function newTotalOf({ code, params }: ApiErrorData): Money | null {
  const { amount, currency } = params ?? {};
  if (code !== 'price_changed' || typeof amount !== 'number' || typeof currency !== 'string') return null;
  return { amount, currency };
}
