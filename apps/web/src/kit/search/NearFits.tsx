import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import { section } from './NearFits.css';

interface NearFitsProps {
  /** Each card says which filter isn't met. */
  areNamed?: boolean;
  children: ReactNode;
}

/** Who nearly fits, apart from those who do: nobody should have to guess which is which. */
export function NearFits({ areNamed = false, children }: NearFitsProps) {
  const headingId = useId();
  return (
    <section className={section} aria-labelledby={headingId}>
      <Stack gap="1">
        <Heading level={2} size="section" id={headingId}>
          <Trans>Close to what you’re looking for</Trans>
        </Heading>
        <Text size="label" tone="muted">
          {areNamed ? (
            <Trans>One of your filters isn’t met. Each card says which.</Trans>
          ) : (
            <Trans>These people don’t fit all of your filters.</Trans>
          )}
        </Text>
      </Stack>
      {children}
    </section>
  );
}
