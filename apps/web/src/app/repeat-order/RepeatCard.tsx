import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResultOf } from '@vela/contract/registry';
import { retryMethods, type PaymentMethodKey } from '@vela/domain/payments';
import { Bill, BillLine, BillTotal } from '@vela/ui/Bill';
import { ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Notice } from '@vela/ui/Notice';
import { Inline, Stack } from '@vela/ui/layout';
import { paymentMethodName } from '@vela/ui/option-text';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useEffect, useRef } from 'react';
import { moneyText } from '../../kit/formats/money-text';
import { shownTotal } from '../../kit/orders/shown-total';
import { usePage } from '../../kit/page/page-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import { useNext } from '../../kit/page/use-next';
import { withNext } from '../../kit/page/with-next';
import { RepeatForm } from './RepeatForm';
import { useRepeat } from './use-repeat';

type Repeat = NonNullable<ResultOf<'previewRepeatOrder'>['repeat']>;

/** What the press orders, and what to do when the card is declined. */
export function RepeatCard({ repeat }: { repeat: Repeat }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { credits, price, fee, paymentmethod, label, next_at: nextAt } = repeat;
  const next = useNext();
  const repeating = useRepeat(shownTotal(repeat));
  const total = moneyText(shownTotal(repeat), locale);
  const name = paymentMethodName(i18n, paymentmethod);
  const isCardDeclined = repeating.apiError?.code === 'stored_method_failed';
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
          <BillTotal name={<Trans>Total today (one-time payment)</Trans>}>{total}</BillTotal>
        </Bill>
        {isCardDeclined ? (
          <CardDeclined repeat={repeat} />
        ) : nextAt !== null ? (
          <Enough nextAt={nextAt} isAfterPress={repeating.apiError !== null} />
        ) : (
          <RepeatForm asksPassword={repeat.password_required} total={total} repeating={repeating} />
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

/** So many were ordered in a day that the next one has to wait; another way to pay is there at once. */
function Enough({ nextAt, isAfterPress }: { nextAt: string; isAfterPress: boolean }) {
  const { moment } = useTimeText();
  const notice = useRef<HTMLDivElement>(null);
  // It replaces the button that had the focus. With the focus, the words are announced, and once.
  useEffect(() => {
    if (isAfterPress) notice.current?.focus();
  }, [isAfterPress]);
  const time = moment(nextAt);
  return (
    <Notice
      ref={notice}
      tone="info"
      title={<Trans>You’ve ordered this way as often as is possible in 24 hours.</Trans>}
    >
      <Trans>You can do so again from {time}. Until then you can pay in another way.</Trans>
    </Notice>
  );
}

/** The way to buy the same package with a card that is typed in, or by the wallet service. */
function CardDeclined({ repeat }: { repeat: Repeat }) {
  const { i18n } = useLingui();
  const next = useNext();
  const notice = useRef<HTMLDivElement>(null);
  // It replaces the button that had the focus. With the focus, the words are announced, and once.
  useEffect(() => notice.current?.focus(), []);
  const { card, walletService } = retryMethods(repeat.country);
  const wayTo = (method: PaymentMethodKey) => withNext(`/credits/${repeat.package}/${method}`, next);
  const walletName = walletService && paymentMethodName(i18n, walletService);
  return (
    <Notice
      ref={notice}
      tone="danger"
      title={<Trans>Your saved card was declined.</Trans>}
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
