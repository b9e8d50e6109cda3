import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Container, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import type { Gender } from '@vela/domain/profile';
import { Heading } from '@vela/ui/Heading';
import type { SearchFilters } from '@vela/domain/search';
import { EmptyState } from '@vela/ui/EmptyState';
import SearchX from 'lucide-react/icons/search-x';
import { Card } from '@vela/ui/Card';
import { VisitorLimit } from '../../kit/frame/limit-reached/VisitorLimit';
import { useHere, useLoaded } from '../../kit/page/use-routing';
import { Screen } from '../../kit/page/Screen';
import { NearFits } from '../../kit/search/NearFits';
import { NumberFound } from '../../kit/search/NumberFound';
import { hasWishes, searchHref } from '../../kit/search/search-address';
import type { FoundCards, LookAroundData, loadLookAround } from './load-look-around';
import * as styles from './LookAround.css';
import { MemberCards } from './MemberCards';
import { VisitorFilters } from './VisitorFilters';
import { useJoinHref } from '../../kit/join/use-join-href';
import { usePathWithCarriedParams } from '../../kit/page/use-carried-params';
import { NobodyYet } from '../../kit/search/NobodyYet';
import { withNext } from '../../kit/page/with-next';

/** What a visitor may see of the members: some of them, and the way to all. */
export function LookAround({ filters, wider, found, againAt }: LookAroundData) {
  const { t } = useLingui();
  return (
    <Screen title={t`Browse members`}>
      <Container>
        <div className={styles.page}>
          <div className={styles.head}>
            <LookAroundHeading gender={filters.gender} />
            <VisitorFilters filters={filters} />
          </div>
          <Stack gap="12">
            {found === null ? <NotFound againAt={againAt} /> : <Found {...{ filters, wider, found }} />}
            {againAt === null && !isNobodyFound(found) && <SeeMore />}
          </Stack>
        </div>
      </Container>
    </Screen>
  );
}

/** An empty list has no more to show. */
function isNobodyFound(found: FoundCards | null): boolean {
  return found !== null && found.results.length === 0 && found.similar.length === 0;
}

function NotFound({ againAt }: Pick<LookAroundData, 'againAt'>) {
  return againAt === null ? <Failed /> : <VisitorLimit againAt={againAt} level={2} />;
}

function Found({ filters, wider, found }: Pick<LookAroundData, 'filters' | 'wider'> & { found: FoundCards }) {
  const { results, similar, numMembers, more = false } = found;
  return (
    <div className={styles.found}>
      {results.length === 0 ? (
        <NobodyFound wider={wider} hasWishes={hasWishes(filters)} />
      ) : (
        <>
          <Text size="label" tone="muted">
            <NumberFound count={numMembers} isMore={more} />
          </Text>
          <MemberCards profiles={results} filters={filters} level={2} />
        </>
      )}
      {similar.length > 0 && (
        <NearFits>
          <MemberCards profiles={similar} filters={filters} level={3} />
        </NearFits>
      )}
    </div>
  );
}

/** Asking again is opening the page again: that works without script, too. */
function Failed() {
  const here = useHere();
  return (
    <ErrorState
      level={2}
      title={<Trans>The search didn’t load</Trans>}
      action={
        <ButtonLink tone="line" href={here}>
          <Trans>Try again</Trans>
        </ButtonLink>
      }
    >
      <Trans>Check your connection and try again.</Trans>
    </ErrorState>
  );
}

/** Says which members are listed. */
function LookAroundHeading({ gender }: { gender: Gender | undefined }) {
  return (
    <Heading level={1} size="page">
      {gender === undefined && <Trans>Women and men</Trans>}
      {gender === 'female' && <Trans>Women</Trans>}
      {gender === 'male' && <Trans>Men</Trans>}
    </Heading>
  );
}

interface NobodyFoundProps {
  wider: SearchFilters;
  hasWishes: boolean;
}

/** Says why nobody is there, and the nearest way to somebody. */
function NobodyFound({ wider, hasWishes }: NobodyFoundProps) {
  const withParams = usePathWithCarriedParams();
  if (!hasWishes) return <NobodyYet action={<JoinFirst />} />;
  return (
    <EmptyState
      icon={SearchX}
      level={2}
      title={<Trans>No one fits all of your filters</Trans>}
      action={
        <ButtonLink tone="line" href={withParams(searchHref({ filters: wider }))}>
          <Trans>Search wider</Trans>
        </ButtonLink>
      }
    >
      <Trans>Remove a filter to see more people.</Trans>
    </EmptyState>
  );
}

/** It is shown if visitors may join; otherwise there is nothing to lead to yet. */
function JoinFirst() {
  const joinHref = useJoinHref();
  if (joinHref === null) return null;
  return (
    <ButtonLink href={joinHref}>
      <Trans>Join for free</Trans>
    </ButtonLink>
  );
}

/** The end of the list for a visitor, with the way to the rest of it. */
function SeeMore() {
  const here = useHere();
  const joinHref = useJoinHref();
  return (
    <Card padding="roomy">
      <div className={styles.more}>
        <Stack gap="1">
          <Heading level={2} size="section">
            <Trans>See more members</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>With a free account you see all members and their full profiles.</Trans>
          </Text>
        </Stack>
        <div className={styles.choices}>
          {joinHref !== null && (
            <ButtonLink href={joinHref}>
              <Trans>Join for free</Trans>
            </ButtonLink>
          )}
          <ButtonLink tone={joinHref === null ? undefined : 'line'} href={withNext('/login', here)}>
            <Trans>Log in</Trans>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

export function LookAroundRoute() {
  return <LookAround {...useLoaded<typeof loadLookAround>()} />;
}
