import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import { BillSkeleton } from '@vela/ui/Bill';
import { ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import Repeat from 'lucide-react/icons/repeat';
import { useApi } from '../../shell/members';
import { Screen } from '../../shell/screen';
import { useNext, withNext } from '../../shell/way-back';
import { RepeatCard } from './RepeatCard';
import { page } from './RepeatOrder.css';

/** The last package again, with the kept card: one look at what it costs, one press. */
export function RepeatOrder() {
  const { t } = useLingui();
  return (
    <Screen title={t`Order again`}>
      <Container size="form">
        <div className={page}>
          <Contents />
        </div>
      </Container>
    </Screen>
  );
}

function Contents() {
  const { data } = useQuery(repeatOrderQueryOptions(useApi()));
  // What to do instead is then all of the page.
  if (data?.repeat === null) return <NothingToRepeat />;
  return (
    <>
      <Heading level={1}>
        <Trans>Order again</Trans>
      </Heading>
      <LastOrder />
    </>
  );
}

function LastOrder() {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(repeatOrderQueryOptions(useApi()));
  if (data?.repeat) return <RepeatCard repeat={data.repeat} />;
  if (isError) {
    return (
      <ErrorState
        level={2}
        title={<Trans>This didn’t load</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading your last order`}>
      <Card padding="roomy">
        <Stack gap="5">
          <BillSkeleton />
          <Skeleton shape="control" />
          <Skeleton width="most" />
        </Stack>
      </Card>
    </Loading>
  );
}

function NothingToRepeat() {
  const next = useNext();
  return (
    <EmptyState
      icon={Repeat}
      level={1}
      title={<Trans>Nothing can be ordered again right now</Trans>}
      action={
        <ButtonLink href={withNext('/credits', next)}>
          <Trans>Choose your credits</Trans>
        </ButtonLink>
      }
    >
      <Text as="span">
        <Trans>
          When you pay by card, you can let the payment provider keep it. Your next order then takes one
          press.
        </Trans>
      </Text>
    </EmptyState>
  );
}
