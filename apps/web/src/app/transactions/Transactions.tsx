import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { transactionsQueryOptions } from '@vela/api-client/queries/transactions';
import { shopPage } from '@vela/domain/navigation';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import Receipt from 'lucide-react/icons/receipt-text';
import { Notice } from '@vela/ui/Notice';
import { TextLink } from '@vela/ui/TextLink';
import { useApi } from '../../kit/session/member-data-context';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { Ledger } from './Ledger';
import { OrderList } from './OrderList';
import * as styles from './Transactions.css';
import { useLoaded } from '../../kit/page/use-routing';
import type { loadTransactions } from './load-transactions';
import { OrderScreen } from './OrderScreen';

/** Lists what a member has bought, spent and withdrawn. */
export function Transactions() {
  const { t } = useLingui();
  return (
    <Screen title={t`Transactions`}>
      <Container size="form">
        <div className={styles.page}>
          <Heading level={1}>
            <Trans>Transactions</Trans>
          </Heading>
          <Overview />
        </div>
      </Container>
    </Screen>
  );
}

function Overview() {
  const { data, isError, isFetching, refetch } = useQuery(transactionsQueryOptions(useApi()));
  if (data) {
    const { orders, transactions, debt } = data;
    if (orders.length === 0 && transactions.length === 0) return <NothingYet />;
    return (
      <Stack gap="10">
        <DebtNotice owed={debt} />
        {orders.length > 0 && <OrderList orders={orders} />}
        {transactions.length > 0 && <Ledger first={data} />}
      </Stack>
    );
  }
  if (isError) {
    return (
      <ErrorState
        level={2}
        title={<Trans>Your transactions didn’t load</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    );
  }
  return <Waiting />;
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading transactions`}>
      <Stack gap="4">
        <Skeleton shape="heading" width="third" />
        <div className={styles.list}>
          {[1, 2, 3, 4].map((row) => (
            <RowBone key={row} />
          ))}
        </div>
      </Stack>
    </Loading>
  );
}

/** A row's two lines on both sides. */
function RowBone() {
  return (
    <div className={styles.row}>
      <span className={styles.wordBones}>
        <Skeleton shape="lead" width="half" />
        <Skeleton width="most" />
      </span>
      <span className={styles.endBones}>
        <Skeleton shape="lead" />
        <Skeleton />
      </span>
    </div>
  );
}

function NothingYet() {
  const { user } = usePage();
  return (
    <EmptyState
      icon={Receipt}
      level={2}
      title={<Trans>No transactions yet</Trans>}
      action={
        <ButtonLink href={`/${shopPage({ paidUser: user?.paid_user === true })}`}>
          <Trans>See the prices</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your orders and every credit you spend will appear here.</Trans>
    </EmptyState>
  );
}

/** Shows the debt of a reversed payment, and what settles it. */
function DebtNotice({ owed }: { owed: number }) {
  if (owed === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        <Trans>
          You owe <Plural value={owed} one="# credit" other="# credits" />.
        </Trans>
      }
      action={
        <ButtonLink href="/credits" tone="line" size="small">
          <Trans>Choose credits</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A payment was reversed after you’d used its credits. Your next purchase covers them first; until then
        you can’t pay by direct debit. If this is wrong,{' '}
        <TextLink href="/pages/service">write to customer service</TextLink>.
      </Trans>
    </Notice>
  );
}

export function TransactionsRoute() {
  const { paymentId } = useLoaded<typeof loadTransactions>();
  return paymentId === null ? <Transactions /> : <OrderScreen key={paymentId} paymentId={paymentId} />;
}
