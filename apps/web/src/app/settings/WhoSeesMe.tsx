import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { Switch } from '@vela/ui/Switch';
import { Stack } from '@vela/ui/layout';
import Clock from 'lucide-react/icons/clock';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import { useId, type ReactNode } from 'react';
import { FormError } from '../../kit/forms/FormError';
import { usePostedError } from '../../kit/forms/use-posted-error';
import { useHiddenFromVisitors } from '../../kit/page/use-hidden-from-visitors';
import { Point } from './Point';
import { points, side, sides } from './Settings.css';
import { SettingsCard } from './SettingsCard';
import { useSight } from './use-sight';

/** Who sees the member, and what of it; each switch counts at once, without script with a button. */
export function WhoSeesMe({ isDone }: { isDone: boolean }) {
  const { t } = useLingui();
  const hidden = useHiddenFromVisitors();
  const { sight, hasFailed, turn, form } = useSight();
  const switchOf = (name: keyof typeof sight) => ({
    name,
    checked: sight[name],
    onChange: ({ target }: { target: HTMLInputElement }) => turn({ [name]: target.checked }),
  });
  return (
    <SettingsCard
      title={t`Who can see me`}
      lead={<Trans>Each change counts at once.</Trans>}
      done={isDone && <Trans>Your choice has been saved.</Trans>}
    >
      <form method="post" action="/settings/visibility" ref={form}>
        <Stack gap="6">
          <FormError apiError={usePostedError('settings/visibility')} />
          <Switch
            {...switchOf('invisible')}
            hint={<Trans>For a while without being looked at. What you have begun goes on.</Trans>}
          >
            <Trans>Invisible mode</Trans>
          </Switch>
          <InvisibleMode />
          <Switch
            {...switchOf('shown_to_visitors')}
            disabled={hidden !== null}
            hint={<VisitorsHint hidden={hidden} />}
          >
            <Trans>Show me to visitors without an account</Trans>
          </Switch>
          <Switch
            {...switchOf('read_receipts')}
            hint={
              <Trans>
                You and the other person see when a message has been read. Turned off, neither of you sees it
                for messages read from then on, and nobody sees that you are writing.
              </Trans>
            }
          >
            <Trans>Read receipts</Trans>
          </Switch>
          {hasFailed && (
            <Notice tone="danger" announced="at once">
              <Trans>That didn’t work. Nothing was changed.</Trans>
            </Notice>
          )}
          <noscript>
            <Button type="submit" tone="line" wide>
              <Trans>Save my choice</Trans>
            </Button>
          </noscript>
        </Stack>
      </form>
    </SettingsCard>
  );
}

/** What the mode hides, and what it leaves as it is. */
function InvisibleMode() {
  return (
    <div className={sides}>
      <Side title={<Trans>Hidden</Trans>}>
        <Point icon={Search}>
          <Trans>You in the search</Trans>
        </Point>
        <Point icon={User}>
          <Trans>Your profile, for everyone you have no contact with</Trans>
        </Point>
        <Point icon={Clock}>
          <Trans>When you were last active</Trans>
        </Point>
      </Side>
      <Side title={<Trans>As before</Trans>}>
        <Point icon={MessageCircle}>
          <Trans>Your conversations, and your profile for those you write with</Trans>
        </Point>
        <Point icon={Heart}>
          <Trans>The likes and matches you have</Trans>
        </Point>
        <Point icon={Eye}>
          <Trans>You can search, like and write. Members you like or write to see you.</Trans>
        </Point>
      </Side>
    </div>
  );
}

function Side({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div className={side}>
      <Heading level={2} size="body" id={id}>
        {title}
      </Heading>
      <ul className={points} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

function VisitorsHint({ hidden }: { hidden: ReturnType<typeof useHiddenFromVisitors> }) {
  if (hidden === 'revealing')
    return (
      <Trans>
        Off for everyone here: being a member of this site is personal, so only members can see each other.
      </Trans>
    );
  if (hidden === 'closed')
    return <Trans>Off for everyone here: on this site only members see members.</Trans>;
  return (
    <Trans>
      They see your main photo, username, age, country and region, and nothing else. In invisible mode they
      don’t see you at all.
    </Trans>
  );
}
