import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { Order } from '@vela/contract/entities/order';
import { orderTotal } from '@vela/domain/payments';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Tag } from '@vela/ui/Tag';
import { Text } from '@vela/ui/Text';
import { moneyText } from '../../shell/money';
import { usePage } from '../../shell/page';
import { useTimeText } from '../../shell/times';
import { STATUS_TEXTS, STATUS_TONES } from './texts';
import * as styles from './Transactions.css';

/** The member's orders, each a way to its own page. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <Stack as="section" gap="4" aria-labelledby="orders-title">
      <Heading level={2} size="section" id="orders-title">
        <Trans>Orders</Trans>
      </Heading>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.payment_id} order={order} />
        ))}
      </ul>
    </Stack>
  );
}

function OrderRow({
  order: { payment_id: id, credits, price, fee, status, created_at: at },
}: {
  order: Order;
}) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { moment } = useTimeText();
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <a href={`/transactions/${id}`} className={styles.rowLink}>
          <Plural value={credits} one="# credit" other="# credits" />
        </a>
        <Text as="time" size="label" tone="muted">
          {moment(at)}
        </Text>
      </span>
      <span className={styles.end}>
        <Text as="span" weight="bold" numbers>
          {moneyText({ ...price, amount: orderTotal({ price: price.amount, fee: fee.amount }) }, locale)}
        </Text>
        <Tag tone={STATUS_TONES[status]}>{i18n._(STATUS_TEXTS[status])}</Tag>
      </span>
    </li>
  );
}
