import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { VAT_RATES } from '@vela/atlas/vat-rates';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import type { Country } from '@vela/domain/locale';
import { chargesVat, type PaymentMethodKey } from '@vela/domain/payments';
import { Bill, BillLine, BillTotal } from '@vela/ui/Bill';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Notice } from '@vela/ui/Notice';
import { isPaymentBrand, paymentMethodInText } from '@vela/ui/option-text';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { moneyText } from '../../kit/formats/money-text';
import { OrderError } from '../../kit/orders/OrderError';
import { shownTotal } from '../../kit/orders/shown-total';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Credits.css';
import { MISSING_WORDS } from './missing-words';
import type { Missing, OrderApi } from './use-order';

interface BillCardProps {
  offer: CreditPackage | null;
  method: PaymentMethod | null;
  order: OrderApi;
  /** The country that it is paid from. */
  country: Country;
}

/** What is paid and for what, before the one button that does it. */
export function BillCard({ offer, method, order, country }: BillCardProps) {
  return (
    <Card as="section" aria-labelledby="bill-title" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section" id="bill-title">
          <Trans>What you pay</Trans>
        </Heading>
        {offer && <Lines offer={offer} method={method} />}
        {!offer && order.missing !== 'package' && (
          <Text tone="muted" size="label">
            <Trans>Choose how many credits you would like: you see the price here before you pay.</Trans>
          </Text>
        )}
        {order.missing && <MissingNotice missing={order.missing} />}
        <OrderError apiError={order.apiError} />
        <Button type="submit" wide busy={order.isSending}>
          <PayWords offer={offer} method={method} />
        </Button>
        <Promises country={country} />
      </Stack>
    </Card>
  );
}

function Lines({ offer, method }: { offer: CreditPackage; method: PaymentMethod | null }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { discount, price } = offer;
  const before = discount?.price_before ?? price;
  return (
    <Bill aria-label={t`What you pay`}>
      <BillLine name={<Plural value={offer.credits} one="# credit" other="# credits" />}>
        {moneyText(before, locale)}
      </BillLine>
      {discount && (
        <BillLine name={<DiscountName {...discount} />}>
          {moneyText({ ...price, amount: price.amount - before.amount }, locale)}
        </BillLine>
      )}
      {method && <BillLine name={<FeeName of={method.key} />}>{moneyText(method.fee, locale)}</BillLine>}
      <BillTotal name={<Trans>Total today (one-time payment)</Trans>}>
        {moneyText(totalOf(offer, method), locale)}
      </BillTotal>
    </Bill>
  );
}

function FeeName({ of }: { of: PaymentMethodKey }) {
  const { i18n } = useLingui();
  const name = paymentMethodInText(i18n, of);
  return (
    <Trans>
      Fee for <span translate={isPaymentBrand(of) ? 'no' : undefined}>{name}</span>
    </Trans>
  );
}

function DiscountName({ code, percentage }: { code: string; percentage: number }) {
  const { user } = usePage();
  if (code === user?.time_bonus?.code) return <Trans>Welcome bonus, {percentage}%</Trans>;
  return (
    <Trans>
      Code <span translate="no">{code}</span>, {percentage}%
    </Trans>
  );
}

function totalOf({ price }: CreditPackage, method: PaymentMethod | null) {
  return shownTotal({ price, fee: method?.fee ?? null });
}

function PayWords({ offer, method }: Pick<BillCardProps, 'offer' | 'method'>) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  if (!offer) return <Trans>Order and pay</Trans>;
  const total = moneyText(totalOf(offer, method), locale);
  if (!method) return <Trans>Order and pay {total}</Trans>;
  const name = paymentMethodInText(i18n, method.key);
  return (
    <Trans>
      Pay {total} with <span translate={isPaymentBrand(method.key) ? 'no' : undefined}>{name}</span>
    </Trans>
  );
}

const MISSING_FIELDS = {
  package: 'package',
  method: 'paymentmethod',
  issuer: 'issuer',
} as const satisfies Record<Missing, string>;

const MISSING_WAYS = {
  package: <Trans>Choose a package</Trans>,
  method: <Trans>Choose a payment method</Trans>,
  issuer: <Trans>Choose your bank</Trans>,
} as const satisfies Record<Missing, ReactNode>;

/** Says what is missing and leads there: on a phone it is several screens above. */
function MissingNotice({ missing }: { missing: Missing }) {
  return (
    <Notice
      tone="warning"
      announced="at once"
      action={
        <Button
          size="small"
          tone="line"
          onClick={({ currentTarget: { form } }) => form && leadTo(MISSING_FIELDS[missing], form)}
        >
          {MISSING_WAYS[missing]}
        </Button>
      }
    >
      {MISSING_WORDS[missing]}
    </Notice>
  );
}

/** Scrolls to the whole group of a card: a card alone would stand at the window's edge. */
function leadTo(name: string, form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
  const isOneOfMany = field instanceof HTMLInputElement;
  field?.focus({ preventScroll: isOneOfMany });
  if (isOneOfMany) field.closest('fieldset')?.scrollIntoView();
}

function Promises({ country }: Pick<BillCardProps, 'country'>) {
  const { refund_days: days } = usePage().settings;
  return (
    <ul className={styles.promises}>
      <Promised>
        <Trans>No subscription. Nothing renews by itself.</Trans>
      </Promised>
      <Promised>
        <Trans>
          Return unused credits within <Plural value={days} one="# day" other="# days" /> for a refund to your
          original payment method.
        </Trans>
      </Promised>
      <Promised>
        {chargesVat(country, VAT_RATES) ? (
          <Trans>VAT is included. Find your receipt under Transactions.</Trans>
        ) : (
          <Trans>Find your receipt under Transactions.</Trans>
        )}
      </Promised>
    </ul>
  );
}

function Promised({ children }: { children: ReactNode }) {
  return (
    <li className={styles.point}>
      <span className={styles.pointMark}>
        <Icon of={Check} size="small" />
      </span>
      <span>{children}</span>
    </li>
  );
}
