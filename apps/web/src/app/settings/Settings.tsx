import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Screen } from '../../kit/page/Screen';
import { BlockedMembers } from './BlockedMembers';
import { BrowserNotifications } from './BrowserNotifications';
import { EmailForm } from './EmailForm';
import { LanguageForm } from './LanguageForm';
import { ModeForm } from './ModeForm';
import { PasswordForm } from './PasswordForm';
import { column, page, sections } from './Settings.css';
import { WhoSeesMe } from './WhoSeesMe';

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
                <BrowserNotifications />
                <BlockedMembers />
                <WhoSeesMe isDone={done === 'visibility'} />
              </div>
            </div>
          </Stack>
        </div>
      </Container>
    </Screen>
  );
}
