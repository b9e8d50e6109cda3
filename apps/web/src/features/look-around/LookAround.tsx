import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useId } from 'react';
import { useHere } from '../../shell/routing';
import { Screen } from '../../shell/screen';
import type { FoundTeasers, LookAroundData } from './load-look-around';
import * as styles from './LookAround.css';
import { LookAroundHeading } from './LookAroundHeading';
import { NobodyFound } from './NobodyFound';
import { SeeMore } from './SeeMore';
import { TeaserCards } from './TeaserCards';
import { VisitorFilters } from './VisitorFilters';

/** What a visitor may see of the members: some of them, and the way to all. */
export function LookAround({ filters, wider, found }: LookAroundData) {
  const { t } = useLingui();
  return (
    <Screen title={t`See who is here`} isPrivate>
      <Container>
        <div className={styles.page}>
          <LookAroundHeading filters={filters} />
          <VisitorFilters filters={filters} />
          {found === null ? <Failed /> : <Found {...{ filters, wider, found }} />}
          <SeeMore />
        </div>
      </Container>
    </Screen>
  );
}

function Found({ filters, wider, found }: LookAroundData & { found: FoundTeasers }) {
  const { i18n } = useLingui();
  const { results, similar, numMembers, more } = found;
  const number = i18n.number(numMembers);
  return (
    <div className={styles.found}>
      <Text size="label" tone="muted">
        {more ? (
          <Trans>More than {number} members</Trans>
        ) : (
          <Plural value={numMembers} one="# member" other="# members" />
        )}
      </Text>
      {results.length === 0 ? (
        <NobodyFound wider={wider} hasWishes={Object.keys(filters).length > 0} />
      ) : (
        <TeaserCards profiles={results} level={2} />
      )}
      {similar.length > 0 && <Similar found={found} />}
    </div>
  );
}

/** Who nearly fits, apart from those who do. */
function Similar({ found: { similar } }: { found: FoundTeasers }) {
  const headingId = useId();
  return (
    <section className={styles.similar} aria-labelledby={headingId}>
      <Stack gap="1">
        <Heading level={2} size="section" id={headingId}>
          <Trans>Nearly what you look for</Trans>
        </Heading>
        <Text size="label" tone="muted">
          <Trans>They don’t meet every one of your wishes.</Trans>
        </Text>
      </Stack>
      <TeaserCards profiles={similar} level={3} />
    </section>
  );
}

/** Asking again is opening the page again: that works without script, too. */
function Failed() {
  const here = useHere();
  return (
    <ErrorState
      level={2}
      title={<Trans>The search didn’t get through</Trans>}
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
