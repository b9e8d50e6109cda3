import { Trans } from '@lingui/react/macro';
import type { Profile, Teaser } from '@vela/contract/entities/profile';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useId } from 'react';
import { ResultCards } from './ResultCards';
import * as styles from './Search.css';

/** Who nearly fits, apart from those who do: nobody should have to guess which is which. */
export function SimilarMembers({ profiles }: { profiles: readonly (Profile | Teaser)[] }) {
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
      <ResultCards profiles={profiles} level={3} />
    </section>
  );
}
