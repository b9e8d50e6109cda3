import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import { section } from './NearFits.css';

/** Who nearly fits, apart from those who do: nobody should have to guess which is which. */
export function NearFits({ children }: { children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={section} aria-labelledby={headingId}>
      <Stack gap="1">
        <Heading level={2} size="section" id={headingId}>
          <Trans>Nearly what you look for</Trans>
        </Heading>
        <Text size="label" tone="muted">
          <Trans>They don’t meet every one of your wishes.</Trans>
        </Text>
      </Stack>
      {children}
    </section>
  );
}
