import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Deck as DeckData } from '@vela/api-client/cache/deck';
import { swipeQueryOptions } from '@vela/api-client/queries/swipe';
import { widenSearch, type SearchFilters } from '@vela/domain/search';
import { Button, ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { Container, Inline } from '@vela/ui/layout';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { TextLink } from '@vela/ui/TextLink';
import Undo from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { LimitReached } from '../../kit/frame/limit-reached/LimitReached';
import { againAtOf } from '../../kit/page/again-at';
import { Screen } from '../../kit/page/Screen';
import { useHere } from '../../kit/page/use-routing';
import { FindWays } from '../../kit/search/FindWays';
import { saveList } from '../../kit/search/saved-search';
import { searchHref, searchQuery } from '../../kit/search/search-address';
import { useApi } from '../../kit/session/member-data-context';
import { Deck } from './Deck';
import { LikesLeft } from './LikesLeft';
import * as styles from './SwipeGame.css';
import { useSwipe, type Swiping } from './use-swipe';
import { WaitForLikes } from './WaitForLikes';

/** Members one by one: those that the search shows for the same filters, to like or to pass. */
export function SwipeGame({ filters }: { filters: SearchFilters }) {
  const { t } = useLingui();
  const query = useQuery(swipeQueryOptions(useApi(), filters));
  const { data, isError, isFetching, refetch } = query;
  const againAt = againAtOf(query.error, { atMs: query.errorUpdatedAt });
  const here = useHere();
  useEffect(() => saveList(here), [here]);
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <Screen title={t({ message: 'Swipe', context: 'way to find someone' })}>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <div className={styles.title}>
              <Heading level={1} size="page" tabIndex={-1}>
                <Trans context="way to find someone">Swipe</Trans>
              </Heading>
            </div>
            <FindWays current="swipe" filters={filters} />
            {data && <LikesLeft left={data.likes_left} perDay={data.likes_a_day} />}
          </div>
          {data && <Game deck={data} filters={filters} onOver={again} />}
          {!data && againAt !== null && <LimitReached of="results" againAt={againAt} level={2} />}
          {!data && isError && againAt === null && <NextFailed onRetry={again} isRetrying={isFetching} />}
          {!data && !isError && <Waiting />}
        </div>
      </Container>
    </Screen>
  );
}

function NextFailed({ onRetry, isRetrying = false }: { onRetry: () => void; isRetrying?: boolean }) {
  return (
    <ErrorState
      level={2}
      title={<Trans>The next members didn’t load</Trans>}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      <Trans>Check your connection and try again.</Trans>
    </ErrorState>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking for members`}>
      <div className={styles.waitingDeck}>
        <Skeleton shape="photo" />
      </div>
    </Loading>
  );
}

interface GameProps {
  deck: DeckData;
  filters: SearchFilters;
  onOver: () => void;
}

function Game({ deck: all, filters, onOver }: GameProps) {
  // Who is liked on the own page meanwhile isn't asked about.
  const deck = useMemo(() => ({ ...all, profiles: all.profiles.filter(({ like }) => like !== true) }), [all]);
  const swiping = useSwipe(filters, deck);
  const { isWaiting } = swiping;
  const hasChosen = deck.chosen.length > 0;
  if (deck.likes_left === 0)
    return (
      <AfterGame isChosen={hasChosen}>
        {isWaiting && <NotSentYet />}
        <WaitForLikes deck={deck} {...swiping} onOver={onOver} />
      </AfterGame>
    );
  if (deck.profiles.length === 0 && !deck.isWhole)
    return swiping.more.isFailed ? <NextFailed onRetry={swiping.more.again} /> : <Waiting />;
  if (deck.profiles.length === 0)
    return (
      <AfterGame isChosen={hasChosen}>
        {isWaiting && <NotSentYet />}
        <NobodyLeft filters={filters} hasChosen={hasChosen} {...swiping} />
      </AfterGame>
    );
  return (
    <>
      {isWaiting && <NotSentYet />}
      <Deck deck={deck} swiping={swiping} />
      <p className={styles.filters}>
        <TextLink href={searchHref({ filters })}>
          <Trans>Change the filters</Trans>
        </TextLink>
      </p>
    </>
  );
}

/** What takes the place of the game: its heading takes the focus that the last choice had. */
function AfterGame({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [isChosen]);
  return <div ref={part}>{children}</div>;
}

/** A choice is on its way, and there is no connection. */
function NotSentYet() {
  return (
    <Notice tone="offline" announced="politely">
      <Trans>You’re offline. Leave this page open: what you choose is sent once you’re back online.</Trans>
    </Notice>
  );
}

interface NobodyLeftProps extends Pick<Swiping, 'undoable' | 'undo'> {
  filters: SearchFilters;
  /** Somebody was chosen on before. */
  hasChosen: boolean;
}

function NobodyLeft({ filters, hasChosen, undoable, undo }: NobodyLeftProps) {
  const [wider] = widenSearch(filters);
  return (
    <EmptyState
      icon={Users}
      level={2}
      title={hasChosen ? <Trans>You’ve seen everyone who fits</Trans> : <Trans>Nobody fits right now</Trans>}
      action={
        <Inline gap="3" justify="center">
          {wider && (
            <ButtonLink href={`/swipe-game?${searchQuery({ filters: wider })}`}>
              <Trans>Search wider</Trans>
            </ButtonLink>
          )}
          <ButtonLink tone="line" href={searchHref({ filters })}>
            <Trans>Change the filters</Trans>
          </ButtonLink>
          {undoable && (
            <Button tone="line" icon={Undo} onClick={undo}>
              <Trans>Undo the last choice</Trans>
            </Button>
          )}
        </Inline>
      }
    >
      <Trans>Whoever joins next comes up here first. Those you passed come again after 30 days.</Trans>
    </EmptyState>
  );
}
