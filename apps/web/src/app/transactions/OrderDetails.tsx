import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@vela/contract/entities/order';
import { canTryAnother, isSettled, orderTotal, type OrderStatus } from '@vela/domain/payments';
import { Bill, BillLine, BillTotal } from '@vela/ui/Bill';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { isPaymentBrand, paymentMethodName } from '@vela/ui/option-text';
import { Stack } from '@vela/ui/layout';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import { OrderReceipt } from './OrderReceipt';

/** What was ordered, and for how much; paid, with its receipt. */
export function OrderDetails({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { moment } = useTimeText();
  const { discount, price, fee, refund } = order;
  const before = discount?.price_before ?? price;
  const percentage = discount?.percentage ?? 0;
  return (
    <Card as="section" aria-labelledby="details-title" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section" id="details-title">
          <Trans>Your order</Trans>
        </Heading>
        <Bill aria-label={t`Your order`}>
          <BillLine name={<Trans>Ordered</Trans>}>{moment(order.created_at)}</BillLine>
          <BillLine name={<MethodLabel status={order.status} />}>
            <span translate={isPaymentBrand(order.paymentmethod) ? 'no' : undefined}>
              {paymentMethodName(i18n, order.paymentmethod)}
            </span>
          </BillLine>
          <BillLine name={<Plural value={order.credits} one="# credit" other="# credits" />}>
            {moneyText(before, locale)}
          </BillLine>
          {discount && (
            <BillLine name={<Trans>Discount, {percentage}%</Trans>}>
              {moneyText({ ...price, amount: price.amount - before.amount }, locale)}
            </BillLine>
          )}
          {fee.amount > 0 && <BillLine name={<Trans>Fee</Trans>}>{moneyText(fee, locale)}</BillLine>}
          <BillTotal name={<Trans>Total</Trans>}>
            {moneyText({ ...price, amount: orderTotal({ price: price.amount, fee: fee.amount }) }, locale)}
          </BillTotal>
          {refund && (
            <BillLine name={<Trans>Goes back to you</Trans>}>{moneyText(refund.money, locale)}</BillLine>
          )}
        </Bill>
        {order.withdraw_until !== null && <OrderReceipt paymentId={order.payment_id} />}
      </Stack>
    </Card>
  );
}

/** Only a paid order has a payment method. */
function MethodLabel({ status }: { status: OrderStatus }) {
  if (!isSettled(status)) return <Trans>To be paid with</Trans>;
  return canTryAnother(status) ? <Trans>Payment method</Trans> : <Trans>Paid with</Trans>;
}
