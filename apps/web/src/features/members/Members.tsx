import { Trans, useLingui } from '@lingui/react/macro';
import { activateReminder } from '@vela/domain/alerts';
import { ButtonLink } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { Container, Stack } from '@vela/ui/layout';
import { usePage } from '../../shell/page';
import { Screen } from '../../shell/screen';
import { dayPartIn } from './day-part';
import { GoodToKnow } from './GoodToKnow';
import type { MembersData } from './load-members';
import * as styles from './Members.css';
import { NextSteps } from './NextSteps';
import { OwnCard } from './OwnCard';

/** A member's start page. */
export function Members({ region }: MembersData) {
  const { t } = useLingui();
  const { user } = usePage();
  const reminder = activateReminder({ page: 'members', user, signupComplete: false, smartphone: false });
  return (
    <Screen title={t`Your start page`}>
      <Container>
        <div className={styles.page}>
          <Heading level={1}>
            <Greeting />
          </Heading>
          {reminder !== null && <Reminder />}
          <div className={styles.columns}>
            <Stack gap="8">
              <NextSteps />
              <GoodToKnow />
            </Stack>
            <OwnCard region={region} />
          </div>
        </div>
      </Container>
    </Screen>
  );
}

function Greeting() {
  const { user, timeZone, settings, now } = usePage();
  const name = user?.profile?.name ?? '';
  switch (dayPartIn(timeZone ?? settings.time_zone, new Date(now))) {
    case 'morning':
      return <Trans>Good morning, {name}</Trans>;
    case 'afternoon':
      return <Trans>Good afternoon, {name}</Trans>;
    case 'evening':
      return <Trans>Good evening, {name}</Trans>;
    case 'night':
      return <Trans>Still up, {name}?</Trans>;
  }
}

function Reminder() {
  const { user } = usePage();
  const email = user?.email ?? '';
  return (
    <Notice
      tone="warning"
      title={<Trans>Please confirm your e-mail address.</Trans>}
      action={
        <ButtonLink tone="line" size="small" href="/complete-signup">
          <Trans>Send it again, or change the address</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        The e-mail went to <strong>{email}</strong>. Until you open its link, what you write waits here and
        isn’t delivered.
      </Trans>
    </Notice>
  );
}
