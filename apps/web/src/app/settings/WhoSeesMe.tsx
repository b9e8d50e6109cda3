import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import { Switch } from '@vela/ui/Switch';
import { Stack } from '@vela/ui/layout';
import { useHiddenFromVisitors } from '../../kit/page/use-hidden-from-visitors';
import { SettingsCard } from './SettingsCard';
import { useSight } from './use-sight';

/** Who sees the member, and what of it; each switch counts at once, without script with a button. */
export function WhoSeesMe({ isDone }: { isDone: boolean }) {
  const hidden = useHiddenFromVisitors();
  const { sight, hasFailed, turn, form } = useSight();
  const switchOf = (name: keyof typeof sight) => ({
    name,
    checked: sight[name],
    onChange: ({ target }: { target: HTMLInputElement }) => turn({ [name]: target.checked }),
  });
  return (
    <SettingsCard
      id="visibility"
      title={<Trans>Who can see me</Trans>}
      done={isDone && <Trans>Your choice has been saved.</Trans>}
    >
      <form method="post" action="/settings" ref={form}>
        <input type="hidden" name="action" value="visibility" />
        <Stack gap="5">
          <Switch
            {...switchOf('shown_to_visitors')}
            disabled={hidden !== null}
            hint={<VisitorsHint hidden={hidden} />}
          >
            <Trans>Show me to visitors without an account</Trans>
          </Switch>
          <Switch
            {...switchOf('invisible')}
            hint={
              <Trans>
                Hides you from search and hides when you were last active. Only members you like or have a
                conversation with still see your profile. Conversations stay open.
              </Trans>
            }
          >
            <Trans>Invisible mode</Trans>
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
