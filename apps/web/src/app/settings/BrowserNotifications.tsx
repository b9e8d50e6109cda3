import { Trans } from '@lingui/react/macro';
import { Notice } from '@vela/ui/Notice';
import { Switch } from '@vela/ui/Switch';
import { Stack } from '@vela/ui/layout';
import { usePushSwitch } from '../../kit/live/push/use-push-switch';
import { SettingsCard } from './SettingsCard';

/** Whether this browser shows notifications; if it can't or may not, the reason and what helps. */
export function BrowserNotifications() {
  const push = usePushSwitch();
  if (push === null) return null;
  const { state, isOn, hasFailed, isUnanswered, turn } = push;
  return (
    <SettingsCard
      id="notifications"
      title={<Trans>Notifications in this browser</Trans>}
      lead={<Trans>Discreet alerts: no names, no message text. They stop when you log out.</Trans>}
    >
      <Stack gap="3">
        <Switch
          checked={isOn}
          disabled={state === null || state === 'incapable'}
          onChange={(event) => turn(event.target.checked)}
        >
          <Trans>Notify me when there’s something new</Trans>
        </Switch>
        {state === 'denied' && (
          <Notice tone="warning" announced="politely">
            <Trans>
              Your browser blocks notifications of this site. Allow them in the browser’s settings for this
              site, then turn them on here.
            </Trans>
          </Notice>
        )}
        {isUnanswered && (
          <Notice announced="politely">
            <Trans>
              Your browser hasn’t allowed notifications yet. Turn them on again, and answer its question.
            </Trans>
          </Notice>
        )}
        {state === 'incapable' && (
          <Notice announced="politely">
            <Trans>
              This browser can’t show notifications from this site. On an iPhone or iPad, add the site to your
              home screen and open it from there.
            </Trans>
          </Notice>
        )}
        {hasFailed && (
          <Notice tone="danger" announced="at once">
            <Trans>That didn’t work. Please try again.</Trans>
          </Notice>
        )}
        <noscript>
          <Notice>
            <Trans>Notifications need JavaScript, which is off in this browser.</Trans>
          </Notice>
        </noscript>
      </Stack>
    </SettingsCard>
  );
}
