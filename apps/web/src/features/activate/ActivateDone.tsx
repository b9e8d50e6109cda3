import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Stack } from '@vela/ui/layout';
import MailCheck from 'lucide-react/icons/mail-check';
import { FormPage, AnswerPage } from '../../shell/forms';
import { useLinkPost } from '../../shell/links/use-link-post';
import { usePage } from '../../shell/page';
import { ActivateError } from './ActivateError';

export interface ActivateDoneProps {
  /** Of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
}

/**
 * Where the link of the activation mail leads. Opening it changes nothing, as mail scanners open links too:
 * the page posts by itself, or by its button.
 */
export function ActivateDone({ token, isDone }: ActivateDoneProps) {
  const { t } = useLingui();
  const { user } = usePage();
  const post = useLinkPost({
    token: isDone || user?.status === 'active' ? '' : token,
    send: async () => {
      const { sendActivation } = await import('./send-activation');
      const outcome = await sendActivation(token);
      // It logs a visitor in as well, which the whole page is to show.
      if (outcome.ok && !user) location.replace('/activate/done?done=1');
      return outcome;
    },
    onRefused: ({ code }) => {
      if (code === 'activation_failed') location.replace('/activate/error');
    },
  });
  const isActivated = post.status === 'done';
  if (isDone || (isActivated && user) || user?.status === 'active') return <Activated />;
  if (token === '') return <ActivateError />;
  return (
    <FormPage
      title={t`Confirm your e-mail address`}
      lead={<Trans>One press, and your account is open.</Trans>}
      isPrivate
    >
      <form method="post" action="/activate/done" onSubmit={post.onSubmit}>
        <input type="hidden" name="token" value={token} />
        <Stack gap="4">
          {post.error}
          <Button type="submit" wide busy={post.status === 'sending' || isActivated}>
            <Trans>Confirm my address</Trans>
          </Button>
        </Stack>
      </form>
    </FormPage>
  );
}

function Activated() {
  const { t } = useLingui();
  const { user } = usePage();
  return (
    <AnswerPage
      icon={MailCheck}
      tone="good"
      title={t`Your e-mail address is confirmed`}
      action={
        <ButtonLink href={user ? '/members' : '/login'}>
          {user ? <Trans>Go to your start page</Trans> : <Trans>Log in</Trans>}
        </ButtonLink>
      }
    >
      <Trans>Welcome. Messages you’ve already written are on their way now.</Trans>
    </AnswerPage>
  );
}
