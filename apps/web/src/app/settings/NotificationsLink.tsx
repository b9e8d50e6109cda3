import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { SettingsCard } from './SettingsCard';

/** The way to what reaches the member, which has a page of its own. */
export function NotificationsLink() {
  return (
    <SettingsCard
      id="notifications"
      title={<Trans>Notifications</Trans>}
      lead={<Trans>What reaches you by e-mail and push, and at which hours nothing does.</Trans>}
    >
      <ButtonLink href="/notifications" tone="line" wide="phone">
        <Trans>Choose notifications</Trans>
      </ButtonLink>
    </SettingsCard>
  );
}
