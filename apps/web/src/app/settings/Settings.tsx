import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Button, ButtonLink } from '@vela/ui/Button';
import { FieldGroup } from '@vela/ui/Field';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { ModeSegments } from '../../kit/frame/color-mode/ModeSegments';
import { BlockedMembers } from './BlockedMembers';
import { Devices } from './Devices';
import { EmailForm } from './EmailForm';
import { LanguageForm } from './LanguageForm';
import { NotificationsLink } from './NotificationsLink';
import { PasswordForm } from './PasswordForm';
import { column, page, sections } from './Settings.css';
import { WhoSeesMe } from './WhoSeesMe';
import { SettingsCard } from './SettingsCard';

/** The forms of this page, by their `action`. */
export const SETTINGS_ACTIONS = ['language', 'mode', 'visibility', 'password', 'email'] as const;

export type SettingsAction = (typeof SETTINGS_ACTIONS)[number];

export interface SettingsProps {
  /** What was changed just now. */
  done: SettingsAction | null;
}

/** What a member can set: each thing is a form of its own. */
export function Settings({ done }: SettingsProps) {
  const { t } = useLingui();
  return (
    <Screen title={t`Settings`}>
      <Container>
        <div className={page}>
          <Stack gap="6">
            <Heading level={1}>
              <Trans>Settings</Trans>
            </Heading>
            <div className={sections}>
              <div className={column}>
                <LanguageForm isDone={done === 'language'} />
                <ModeForm />
                <PasswordForm isDone={done === 'password'} />
              </div>
              <div className={column}>
                <EmailForm isDone={done === 'email'} />
                <Devices />
                <NotificationsLink />
                <BlockedMembers />
                <WhoSeesMe isDone={done === 'visibility'} />
                <Leaving />
              </div>
            </div>
          </Stack>
        </div>
      </Container>
    </Screen>
  );
}

/** The way to the deletion of the account, which has a page of its own. */
function Leaving() {
  const { name } = usePage().settings;
  return (
    <SettingsCard
      id="leaving"
      title={
        <Trans>
          Leave <span translate="no">{name}</span>
        </Trans>
      }
      lead={<Trans>Until it is erased, a deleted account can come back.</Trans>}
    >
      <div>
        <ButtonLink href="/settings/delete" tone="dangerLine">
          <Trans>Delete my account</Trans>
        </ButtonLink>
      </div>
    </SettingsCard>
  );
}

/** Light, dark, or as the device has it; without script by a button. */
function ModeForm() {
  return (
    <SettingsCard
      id="appearance"
      title={<Trans>Appearance</Trans>}
      lead={<Trans>“System” follows your device. This choice is for this browser only.</Trans>}
    >
      <form method="post" action="/settings">
        <input type="hidden" name="action" value="mode" />
        <Stack gap="5">
          <FieldGroup label={<Trans>Theme</Trans>}>
            <ModeSegments />
          </FieldGroup>
          <noscript>
            <Button type="submit" tone="line" wide>
              <Trans>Change appearance</Trans>
            </Button>
          </noscript>
        </Stack>
      </form>
    </SettingsCard>
  );
}
