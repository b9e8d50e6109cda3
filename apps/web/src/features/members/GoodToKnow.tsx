import { Plural, Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Text } from '@vela/ui/Text';
import { Stack } from '@vela/ui/layout';
import { useId, type ReactNode } from 'react';
import { usePage } from '../../shell/page';
import { facts } from './Members.css';

/** What the site promises, with its own figures. */
export function GoodToKnow() {
  const headingId = useId();
  const { settings } = usePage();
  const { free_messages: freeMessages, refund_days: refundDays } = settings;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="4">
        <Heading level={2} size="section" id={headingId}>
          <Trans>Good to know</Trans>
        </Heading>
        <dl className={facts}>
          <Fact title={<Trans>Free to begin with</Trans>}>
            <Plural
              value={freeMessages}
              one="Your first message costs nothing."
              other="Your first # messages cost nothing."
            />
          </Fact>
          <Fact title={<Trans>No subscription</Trans>}>
            <Plural
              value={refundDays}
              one="You buy credits when you want them, and can return unused ones for a day."
              other="You buy credits when you want them, and can return unused ones for # days."
            />
          </Fact>
          <Fact title={<Trans>In private</Trans>}>
            <Trans>Others see your name, age and region. Never your date of birth or e-mail address.</Trans>
          </Fact>
        </dl>
      </Stack>
    </section>
  );
}

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" weight="bold">
        {title}
      </Text>
      <Text as="dd" size="label" tone="muted">
        {children}
      </Text>
    </div>
  );
}
