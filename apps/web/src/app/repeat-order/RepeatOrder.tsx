import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import { BillSkeleton } from '@vela/ui/Bill';
import { ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import Repeat from 'lucide-react/icons/repeat';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { useApi } from '../../kit/session/member-data-context';
import { Screen } from '../../kit/page/Screen';
import { useNext } from '../../kit/page/use-next';
import { withNext } from '../../kit/page/with-next';
import { RepeatCard } from './RepeatCard';
import { page } from './RepeatOrder.css';

/** The last package again, with the stored card: its price, and one press. */
export function RepeatOrder() {
  const { t } = useLingui();
  const { data } = useQuery(repeatOrderQueryOptions(useApi()));
  // What to do instead is then all of the page.
  if (data?.repeat === null) return <NothingToRepeat />;
  return (
    <Screen title={t`Order again`}>
      <Container size="form">
        <div className={page}>
          <Heading level={1}>
            <Trans>Order again</Trans>
          </Heading>
          <LastOrder />
        </div>
      </Container>
    </Screen>
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
  const { t } = useLingui();
  const next = useNext();
  return (
    <AnswerPage
      icon={Repeat}
      title={t`Nothing can be ordered again right now`}
      action={
        <ButtonLink href={withNext('/credits', next)}>
          <Trans context="on a button">Choose your credits</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        When you pay by card, you can let the payment provider keep it. Your next order then takes one press.
      </Trans>
    </AnswerPage>
  );
}
