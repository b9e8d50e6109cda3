import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { orderQueryOptions } from '@vela/api-client/queries/orders';
import { nextPollMs } from '@vela/domain/payments';
import { ButtonLink } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Container } from '@vela/ui/layout';
import { TextLink } from '@vela/ui/TextLink';
import { isNotThere } from '../../kit/session/is-not-there';
import { useApi } from '../../kit/session/member-data-context';
import { Screen } from '../../kit/page/Screen';
import { OrderDetails } from './OrderDetails';
import { OrderOutcome } from './OrderOutcome';
import { OrderSkeleton } from './OrderSkeleton';
import * as styles from './Transactions.css';
import { useCompletion } from './use-completion';
import { WithdrawCard } from './WithdrawCard';

/** One order: what became of its payment, what was paid, its receipt, and the way back. */
export function OrderScreen({ paymentId }: { paymentId: string }) {
  const { t } = useLingui();
  return (
    <Screen title={t`Your order`}>
      <Container size="form">
        <div className={styles.orderPage}>
          <Contents paymentId={paymentId} />
        </div>
      </Container>
    </Screen>
  );
}

function Contents({ paymentId }: { paymentId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQueryOptions(useApi(), paymentId),
    refetchInterval: (asked) =>
      isNotThere(asked) ? false : (nextPollMs(asked.state.data?.order.status ?? null) ?? false),
  });
  const order = data?.order;
  useCompletion(order);
  if (order) {
    return (
      <>
        <OrderOutcome order={order} />
        <OrderDetails order={order} />
        <WithdrawCard order={order} />
        <ToAll />
      </>
    );
  }
  if (isApiError(error, 'not_found')) return <NoOrder />;
  if (error) {
    return (
      <>
        <ErrorState
          level={1}
          title={<Trans>Your order didn’t load</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Trans>Nothing is lost. Check your connection and try again.</Trans>
        </ErrorState>
        <ToAll />
      </>
    );
  }
  return <OrderSkeleton />;
}

function ToAll() {
  return (
    <div className={styles.toAll}>
      <TextLink alone href="/transactions">
        <Trans>All transactions</Trans>
      </TextLink>
    </div>
  );
}

function NoOrder() {
  return (
    <ErrorState
      level={1}
      title={<Trans>There is no such order</Trans>}
      action={
        <ButtonLink tone="line" href="/transactions">
          <Trans>See your transactions</Trans>
        </ButtonLink>
      }
    />
  );
}
