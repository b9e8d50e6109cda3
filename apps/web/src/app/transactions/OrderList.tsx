import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { Order } from '@vela/contract/entities/order';
import { orderTotal } from '@vela/domain/payments';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Stack } from '@vela/ui/layout';
import { Tag } from '@vela/ui/Tag';
import { Text } from '@vela/ui/Text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import { STATUS_TONES, statusText } from './texts';
import * as styles from './Transactions.css';

/** The member's orders, each a link to its own page. The second distinguishes those of one minute. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const { moment, second } = useTimeText();
  const times = orders.map(({ created_at: at }) => moment(at));
  const timeOf = ({ created_at: at }: Order): string => {
    const time = moment(at);
    return times.filter((other) => other === time).length > 1 ? second(at) : time;
  };
  return (
    <Stack as="section" gap="4" aria-labelledby="orders-title">
      <Heading level={2} size="section" id="orders-title">
        <Trans>Orders</Trans>
      </Heading>
      <ul className={styles.list}>
        {orders.map((order) => (
          <OrderRow key={order.payment_id} order={order} time={timeOf(order)} />
        ))}
      </ul>
    </Stack>
  );
}

function OrderRow({ order, time }: { order: Order; time: string }) {
  const { payment_id: id, credits, price, fee, status } = order;
  const { i18n } = useLingui();
  const { locale } = usePage();
  const timeId = useId();
  return (
    <li className={styles.row}>
      <span className={styles.order}>
        <span className={styles.line}>
          <a href={`/transactions/${id}`} className={styles.rowLink} aria-describedby={timeId}>
            <Plural value={credits} one="# credit" other="# credits" />
          </a>
          <span className={styles.lineEnd}>
            <Text as="span" weight="bold" numbers>
              {moneyText({ ...price, amount: orderTotal({ price: price.amount, fee: fee.amount }) }, locale)}
            </Text>
          </span>
        </span>
        <span className={styles.line}>
          <Text as="time" size="label" tone="muted" numbers id={timeId}>
            {time}
          </Text>
          <span className={styles.lineEnd}>
            <Tag tone={STATUS_TONES[status]}>{i18n._(statusText(order))}</Tag>
          </span>
        </span>
      </span>
      <span className={styles.wayOn}>
        <Icon of={ChevronRight} />
      </span>
    </li>
  );
}
