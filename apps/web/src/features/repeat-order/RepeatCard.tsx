import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { repeatOrder } from '@vela/api-client/endpoints/repeat-order';
import type { Money } from '@vela/contract/entities/money';
import type { ResultOf } from '@vela/contract/registry';
import { passesByItself } from '@vela/domain/errors';
import { retryMethods, tellsOtherPrice, type PaymentMethodKey } from '@vela/domain/payments';
import { Bill, BillLine, BillTotal } from '@vela/ui/Bill';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Notice } from '@vela/ui/Notice';
import { Inline, Stack } from '@vela/ui/layout';
import { paymentMethodName } from '@vela/ui/option-text';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../shell/forms';
import { outcomeOf } from '../../shell/forms/outcome-of';
import { useApi } from '../../shell/members';
import { moneyText } from '../../shell/money';
import { newClientId, OrderError, shownTotal, useFreshPrices } from '../../shell/orders';
import { usePage } from '../../shell/page';
import { useGo } from '../../shell/routing';
import { keepWayBack, useNext, withNext } from '../../shell/way-back';

type Repeat = NonNullable<ResultOf<'previewRepeatOrder'>['repeat']>;

/** What the press orders, and what to do when the card is refused. */
export function RepeatCard({ repeat }: { repeat: Repeat }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { credits, price, fee, paymentmethod, label } = repeat;
  const next = useNext();
  const { send, isSending, refusal } = useRepeat(shownTotal(repeat));
  const total = moneyText(shownTotal(repeat), locale);
  const name = paymentMethodName(i18n, paymentmethod);
  const isCardRefused = refusal?.code === 'stored_method_failed';
  return (
    <Card padding="roomy">
      <Stack gap="5">
        <Bill aria-label={t`What you pay`}>
          <BillLine name={<Plural value={credits} one="# credit" other="# credits" />}>
            {moneyText(price, locale)}
          </BillLine>
          {fee.amount > 0 && <BillLine name={<Trans>Fee</Trans>}>{moneyText(fee, locale)}</BillLine>}
          <BillLine name={<Trans>Payment method</Trans>}>
            {label === null ? name : `${name} ${label}`}
          </BillLine>
          <BillTotal name={<Trans>Today, once</Trans>}>{total}</BillTotal>
        </Bill>
        {isCardRefused ? (
          <CardRefused repeat={repeat} />
        ) : (
          <>
            <OrderError refusal={refusal} />
            <Button wide busy={isSending} onClick={send}>
              <Trans>Order and pay {total}</Trans>
            </Button>
          </>
        )}
        <Text size="label" tone="muted">
          <Trans>It is charged at once, and nothing renews by itself.</Trans>{' '}
          <TextLink href={withNext('/credits', next)}>
            <Trans>Choose something else</Trans>
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}

/** The same package with a card that is typed in, or by the wallet service. */
function CardRefused({ repeat }: { repeat: Repeat }) {
  const { i18n } = useLingui();
  const next = useNext();
  const notice = useRef<HTMLDivElement>(null);
  // It stands where the button was that had the focus; with it the words are heard, and once.
  useEffect(() => notice.current?.focus(), []);
  const { card, walletService } = retryMethods(repeat.country);
  const wayTo = (method: PaymentMethodKey) => withNext(`/credits/${repeat.package}/${method}`, next);
  const walletName = walletService && paymentMethodName(i18n, walletService);
  return (
    <Notice
      ref={notice}
      tone="danger"
      title={<Trans>Your kept card was refused.</Trans>}
      action={
        <Inline gap="3">
          {card && (
            <ButtonLink href={wayTo(card)} size="small">
              <Trans>Pay by card</Trans>
            </ButtonLink>
          )}
          {walletService && (
            <ButtonLink href={wayTo(walletService)} size="small" tone="line">
              <Trans>
                Pay with <span translate="no">{walletName}</span>
              </Trans>
            </ButtonLink>
          )}
        </Inline>
      }
    >
      <Trans>Nothing was charged. You can pay for the same package in another way.</Trans>
    </Notice>
  );
}

function useRepeat(total: Money): { send: () => void; isSending: boolean; refusal: Refusal | null } {
  const api = useApi();
  const go = useGo();
  const memberId = usePage().user?.id ?? '';
  const next = useNext();
  const refreshPrices = useFreshPrices();
  // One press, one order: sent again after no answer came, it is the same one.
  const clientId = useRef<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Until it is said what became of the press: while prices are refreshed the next one would send the old total again.
  const [isRefreshing, setIsRefreshing] = useState(false);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (client_id: string) => repeatOrder(api, { client_id, total }),
  });
  const send = async (): Promise<void> => {
    clientId.current ??= newClientId();
    const outcome = await outcomeOf(mutateAsync(clientId.current));
    if (outcome.ok) {
      const { payment_id: paymentId } = outcome.result;
      if (next !== null) keepWayBack(memberId, { paymentId, next });
      go(`/transactions/${paymentId}`);
      return;
    }
    const { code } = outcome.refusal;
    // Else it isn't known whether anything was ordered: under another client id it could be charged twice.
    if (!passesByItself(code)) clientId.current = null;
    if (tellsOtherPrice(code)) {
      setIsRefreshing(true);
      await refreshPrices();
      setIsRefreshing(false);
    }
    setRefusal(outcome.refusal);
  };
  return { send: () => void send(), isSending: isPending || isSuccess || isRefreshing, refusal };
}
