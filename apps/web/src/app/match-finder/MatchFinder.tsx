import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { matchFinderQueryOptions } from '@vela/api-client/queries/match-finder';
import type { Wishes } from '@vela/contract/entities/wishes';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { useEffect } from 'react';
import { LimitReached } from '../../kit/frame/limit-reached/LimitReached';
import { againAtOf } from '../../kit/page/again-at';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { useAddressQuery, useHere, useLoaded } from '../../kit/page/use-routing';
import { FindWays } from '../../kit/search/FindWays';
import { saveList } from '../../kit/search/saved-search';
import type { SearchDefaults } from '../../kit/search/search-address';
import { useApi } from '../../kit/session/member-data-context';
import { Fits } from './Fits';
import type { loadMatchFinder } from './load-match-finder';
import { parseMatchFinder, wishStepsOf, type MatchFinderSearch } from './match-finder-search';
import * as styles from './MatchFinder.css';
import { Start } from './Start';
import { WishesBrief, WishesCard } from './WishesCard';
import { WishQuestion } from './WishQuestion';

interface MatchFinderProps extends MatchFinderSearch {
  defaults: SearchDefaults;
}

/** Members who fit one's wishes, with the reasons; before it, the questions that the wishes are made of. */
export function MatchFinder({ step, isChange, isFirst, order, defaults }: MatchFinderProps) {
  const { t } = useLingui();
  const { user, settings } = usePage();
  const wishes = user?.wishes ?? null;
  const steps = wishStepsOf(settings);
  if (step !== null && steps.includes(step))
    return (
      <WishQuestion key={step} {...{ step, steps, isChange, isFirst, wishes, hasPlace: defaults.hasPlace }} />
    );
  return (
    <Screen title={t`Match finder`}>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <div className={styles.title}>
              <Heading level={1} size="page" tabIndex={-1}>
                <Trans>Match finder</Trans>
              </Heading>
            </div>
            <FindWays current="match-finder" filters={defaults.filters} />
          </div>
          {wishes === null ? <Start first={steps[0]} /> : <Finder wishes={wishes} order={order} />}
        </div>
      </Container>
    </Screen>
  );
}

function Finder({ wishes, order }: { wishes: Wishes; order: MatchFinderSearch['order'] }) {
  const { t } = useLingui();
  const found = useQuery(matchFinderQueryOptions(useApi(), order));
  const { data, isError, isFetching, refetch } = found;
  const againAt = againAtOf(found.error, { atMs: found.errorUpdatedAt });
  const here = useHere();
  useEffect(() => saveList(here), [here]);
  return (
    <div className={styles.body}>
      <WishesCard wishes={wishes} />
      <div className={styles.list}>
        <WishesBrief wishes={wishes} />
        {data && <Fits found={data} wishes={wishes} order={order} isOld={isFetching} />}
        {!data && againAt !== null && <LimitReached of="results" againAt={againAt} level={2} />}
        {!data && isError && againAt === null && (
          <ErrorState
            level={2}
            title={<Trans>The members who fit didn’t load</Trans>}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            <Trans>Check your connection and try again.</Trans>
          </ErrorState>
        )}
        {!data && !isError && (
          <Loading label={t`Looking for members`}>
            <div className={styles.fits}>
              {[1, 2, 3].map((card) => (
                <div key={card} className={styles.bone}>
                  <Skeleton shape="photo" />
                </div>
              ))}
            </div>
          </Loading>
        )}
      </div>
    </div>
  );
}

export function MatchFinderRoute() {
  const { defaults } = useLoaded<typeof loadMatchFinder>();
  const search = useAddressQuery(parseMatchFinder);
  return <MatchFinder {...search} defaults={defaults} />;
}
