import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { searchQueryOptions } from '@vela/api-client/queries/search';
import type { Profile, ProfileCard } from '@vela/contract/entities/profile';
import { hasNextPage } from '@vela/domain/search';
import { ButtonLink } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Loading } from '@vela/ui/Skeleton';
import { MemberCardSkeleton, MemberGrid } from '@vela/ui/MemberCard';
import { VisuallyHidden } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { isPlainClick } from '@vela/ui/plain-click';
import { useState } from 'react';
import { againAtOf } from '../../kit/page/again-at';
import { LimitReached } from '../../kit/frame/limit-reached/LimitReached';
import { useApi } from '../../kit/session/member-data-context';
import { useGo } from '../../kit/page/use-routing';
import { useLasts } from '../../kit/formats/use-lasts';
import { NobodyFound } from './NobodyFound';
import { ResultCards } from './ResultCards';
import * as styles from './Search.css';
import { NearFits } from '../../kit/search/NearFits';
import { NumberFound } from '../../kit/search/NumberFound';
import { searchHref, type SearchAddress } from '../../kit/search/search-address';
import { shownPages } from './shown-pages';
import { WiderFilters } from './WiderFilters';
import { useMoreMembers } from './use-more-members';

/** Below this, it is worth to say which filter costs most. */
const FEW = 4;

/** How long who was found before stays while others are looked for, in ms. */
const HELD_MS = 1_500;

/** Who was found, as far as the results have been opened; for a moment, until anybody is, who was found before. */
export function Results({ address: wanted }: { address: SearchAddress }) {
  const { address, pages } = useShownResults(wanted);
  const { filters, page } = address;
  const isHeld = address !== wanted;
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const loaded = pages.flatMap(({ data }) => data ?? []);
  const last = pages.at(-1)?.data;
  const results = withoutRepeats(loaded.flatMap((answer) => answer.results));
  const { listRef, onAsk, arrived } = useMoreMembers({
    href: searchHref(address),
    results,
    isSettled: last !== undefined || failed !== undefined,
  });
  if (failed && results.length === 0) return <Failed query={failed} />;
  const similar = isHeld ? [] : withoutRepeats(last?.similar ?? []);
  const unmet = new Map(last?.unmet.map((each) => [each.profile_id, each.filter]));
  const costs = isHeld || results.length >= FEW ? [] : (last?.costs ?? []);
  const isEmpty = last !== undefined && results.length === 0;
  const isOnItsWay = last === undefined && !failed;
  const hasMore = last !== undefined && hasNextPage({ page, numResults: last.numResults });
  return (
    <div className={styles.found} aria-busy={isHeld} ref={listRef}>
      <Count found={loaded.at(-1)} isHeld={isHeld} isEmpty={isEmpty} />
      {isEmpty ? (
        <NobodyFound filters={filters} hasSimilar={similar.length > 0} hasWider={costs.length > 0} />
      ) : (
        <>
          {!isHeld && <EarlierLink address={address} />}
          {results.length > 0 && <ResultCards profiles={results} country={filters.country} level={2} />}
        </>
      )}
      {isOnItsWay && <Skeletons />}
      {failed && <Failed query={failed} />}
      {!isHeld && (hasMore || (isOnItsWay && results.length > 0)) && (
        <MoreLink address={address} isOnItsWay={isOnItsWay} onAsk={onAsk} />
      )}
      <Arrived count={arrived} page={page} />
      {costs.length > 0 && <WiderFilters filters={filters} costs={costs} />}
      {similar.length > 0 && (
        <NearFits areNamed={unmet.size > 0}>
          <ResultCards profiles={similar} country={filters.country} level={3} unmet={unmet} />
        </NearFits>
      )}
    </div>
  );
}

function Failed({ query }: { query: ReturnType<typeof useSearchPages>[number] }) {
  const againAt = againAtOf(query.error, { atMs: query.errorUpdatedAt });
  if (againAt !== null) return <LimitReached of="results" againAt={againAt} level={2} />;
  return (
    <ErrorState
      level={2}
      title={<Trans>The search didn’t load</Trans>}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      <Trans>Check your connection and try again.</Trans>
    </ErrorState>
  );
}

interface ShownResults {
  address: SearchAddress;
  pages: ReturnType<typeof useSearchPages>;
}

function useShownResults(wanted: SearchAddress): ShownResults {
  const [shown, setShown] = useState(wanted);
  const pages = useSearchPages(wanted);
  const before = useSearchPages(shown);
  const isOnItsWay = pages.every(({ data, isError }) => data === undefined && !isError);
  if (!isOnItsWay && shown !== wanted) setShown(wanted);
  const isHeld = isOnItsWay && before.some(({ data }) => data !== undefined && data.results.length > 0);
  const isLate = useLasts(isHeld, HELD_MS);
  return isHeld && !isLate ? { address: shown, pages: before } : { address: wanted, pages };
}

function useSearchPages({ filters, page }: SearchAddress) {
  const api = useApi();
  return useQueries({
    queries: shownPages(page).map((number) => searchQueryOptions(api, { ...filters, page: number })),
  });
}

interface CountProps {
  found: { numMembers: number; more?: boolean | undefined } | undefined;
  /** Another search is on its way, of which nothing is known yet. */
  isHeld: boolean;
  /** The text below says that nobody was found; the number is only for screen readers. */
  isEmpty: boolean;
}

function Count({ found, isHeld, isEmpty }: CountProps) {
  const number = found && <NumberFound count={found.numMembers} isMore={found.more === true} />;
  return (
    <output className={styles.count}>
      <Text as="span" size="label" tone="muted">
        {isHeld && <Trans>Looking for members</Trans>}
        {!isHeld && (isEmpty ? <VisuallyHidden>{number}</VisuallyHidden> : number)}
      </Text>
    </output>
  );
}

/** Members move between pages meanwhile: one that was on an earlier page isn't shown twice. */
function withoutRepeats<Found extends Profile | ProfileCard>(profiles: readonly Found[]): Found[] {
  return [...new Map(profiles.map((profile) => [profile.id, profile])).values()];
}

function Skeletons() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking for members`}>
      <MemberGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <MemberCardSkeleton />
          </li>
        ))}
      </MemberGrid>
    </Loading>
  );
}

interface MoreLinkProps {
  address: SearchAddress;
  /** What it was last pressed for: it stays, and keeps the focus, until that is there. */
  isOnItsWay: boolean;
  onAsk: (href: string) => void;
}

function MoreLink({ address: { filters, page }, isOnItsWay, onAsk }: MoreLinkProps) {
  const go = useGo();
  const href = searchHref({ filters, page: page + 1 });
  return (
    <div className={styles.more}>
      <ButtonLink
        tone="line"
        href={href}
        busy={isOnItsWay}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onAsk(href);
          go(href, { keepsPlace: true });
        }}
      >
        <Trans>Show more members</Trans>
      </ButtonLink>
    </div>
  );
}

/** Announces how many came, again where as many came the time before. */
function Arrived({ count, page }: { count: number | null; page: number }) {
  return (
    <VisuallyHidden>
      <output>
        {count !== null && (
          <span key={page}>
            <Plural value={count} one="# more member" other="# more members" />
          </span>
        )}
      </output>
    </VisuallyHidden>
  );
}

/** The way back for who came further than stands under each other. */
function EarlierLink({ address: { filters, page } }: { address: SearchAddress }) {
  const [first = 1] = shownPages(page);
  if (first === 1) return null;
  return (
    <div className={styles.more}>
      <ButtonLink tone="line" href={searchHref({ filters, page: first - 1 })}>
        <Trans>Show earlier members</Trans>
      </ButtonLink>
    </div>
  );
}
