import { Trans } from '@lingui/react/macro';
import type { PushState } from '@vela/domain/push';
import { Button } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Tag, type TagProps } from '@vela/ui/Tag';
import { Switch } from '@vela/ui/Switch';
import { Text } from '@vela/ui/Text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { usePushSwitch } from '../../kit/live/push/use-push-switch';
import { useHowTo, type HowTo } from '../../kit/formats/use-how-to';
import { SideCard } from './SideCard';
import { steps } from './Notifications.css';

/** Whether this browser shows push messages; if it can't or may not, the reason and what helps. */
export function PushCard() {
  const push = usePushSwitch();
  const howTo = useHowTo();
  if (push === null) return null;
  const { state, isOn, isUnanswered, hasFailed, turn } = push;
  return (
    <SideCard
      id="push"
      title={<Trans>Push in this browser</Trans>}
      state={state && <StateTag state={state} />}
    >
      <Text size="label" tone="muted">
        <Trans>Discreet alerts: no names, no message text. They stop when you log out.</Trans>
      </Text>
      <Switch
        checked={isOn}
        disabled={state === null || state === 'incapable'}
        onChange={(event) => turn(event.target.checked)}
      >
        <Trans>Notify me when there’s something new</Trans>
      </Switch>
      <Stack gap="3" aria-live="polite">
        {state === 'denied' && <Denied howTo={howTo} />}
        {state === 'incapable' && <Incapable />}
        {isUnanswered && (
          <Notice>
            <Trans>
              Your browser hasn’t allowed notifications yet. Turn them on again, and answer its question.
            </Trans>
          </Notice>
        )}
      </Stack>
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
    </SideCard>
  );
}

const TONES = {
  subscribed: 'success',
  unknown: 'quiet',
  denied: 'warning',
  incapable: 'quiet',
} as const satisfies Record<PushState, TagProps['tone']>;

const STATES: Record<PushState, () => ReactNode> = {
  subscribed: () => <Trans>On</Trans>,
  unknown: () => <Trans>Off</Trans>,
  denied: () => <Trans>Blocked</Trans>,
  incapable: () => <Trans>Not possible</Trans>,
};

function StateTag({ state }: { state: PushState }) {
  return <Tag tone={TONES[state]}>{STATES[state]()}</Tag>;
}

function Denied({ howTo }: { howTo: HowTo }) {
  return (
    <>
      <Text size="label">
        <Trans>Your browser blocks notifications of this site. Only you can change that:</Trans>
      </Text>
      <Steps of={ALLOWING[howTo]} />
      <Button tone="line" size="small" icon={RefreshCw} wide="phone" onClick={() => location.reload()}>
        <Trans>I have allowed it</Trans>
      </Button>
    </>
  );
}

function Incapable() {
  return (
    <>
      <Text size="label">
        <Trans>
          This browser can’t show notifications from this site. On an iPhone or iPad it can, once the site is
          on the home screen:
        </Trans>
      </Text>
      <Steps of={HOME_SCREEN} />
    </>
  );
}

type StepTexts = readonly (() => ReactNode)[];

const HOME_SCREEN: StepTexts = [
  () => <Trans>In Safari, press “Share”.</Trans>,
  () => <Trans>Choose “Add to Home Screen”.</Trans>,
  () => <Trans>Open the site from there, and come back to this page.</Trans>,
];

/** How to allow notifications again, by where a browser hides it. */
const ALLOWING: Record<HowTo, StepTexts> = {
  address: [
    () => <Trans>Press the sign to the left of the address.</Trans>,
    () => <Trans>Set “Notifications” to “Allow”.</Trans>,
    () => <Trans>Come back here and press the button.</Trans>,
  ],
  safari: [
    () => <Trans>In the Safari menu, open “Settings”, then “Websites”.</Trans>,
    () => <Trans>Under “Notifications”, allow this site.</Trans>,
    () => <Trans>Come back here and press the button.</Trans>,
  ],
  phone: [
    () => <Trans>Open your phone’s settings, then “Apps” or “Notifications”.</Trans>,
    () => <Trans>Choose this browser or this site, and allow notifications.</Trans>,
    () => <Trans>Come back here and press the button.</Trans>,
  ],
};

function Steps({ of }: { of: StepTexts }) {
  return (
    <ol className={steps}>
      {of.map((step, index) => (
        <li key={index}>{step()}</li>
      ))}
    </ol>
  );
}
