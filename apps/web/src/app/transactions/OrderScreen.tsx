import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { orderQueryOptions } from '@vela/api-client/queries/orders';
import { nextPollMs, isSettled } from '@vela/domain/payments';
import { ButtonLink } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Container, Stack } from '@vela/ui/layout';
import { TextLink } from '@vela/ui/TextLink';
import { BillSkeleton } from '@vela/ui/Bill';
import { Card } from '@vela/ui/Card';
import { EmptyStateSkeleton } from '@vela/ui/EmptyState';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { Order } from '@vela/contract/entities/order';
import { useShowToast } from '@vela/ui/Toast';
import { useEffect, useRef } from 'react';
import { isNotThere } from '../../kit/session/is-not-there';
import { useApi } from '../../kit/session/member-data-context';
import { Screen } from '../../kit/page/Screen';
import { OrderDetails } from './OrderDetails';
import { OrderOutcome } from './OrderOutcome';
import * as styles from './Transactions.css';
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

/** The boxes of what became of an order, and of its bill. */
function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your order`}>
      <div className={styles.waitingOrder}>
        <EmptyStateSkeleton />
        <Card padding="roomy">
          <Stack gap="4">
            <Skeleton shape="heading" width="third" />
            <BillSkeleton />
          </Stack>
        </Card>
      </div>
    </Loading>
  );
}

/** Announces credits that came while the page waited for them, and loads the member again. */
function useCompletion(order: Order | undefined): void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const wasPending = useRef(false);
  const status = order?.status ?? 'pending';
  const credits = order?.credits ?? 0;
  useEffect(() => {
    if (!isSettled(status)) {
      wasPending.current = true;
      return;
    }
    if (!wasPending.current) return;
    wasPending.current = false;
    void queryClient.invalidateQueries({ queryKey: userQueryOptions(api).queryKey });
    if (status === 'completed') showToast({ tone: 'success', title: t`${credits} credits added` });
  }, [status, credits, api, queryClient, showToast, t]);
}
