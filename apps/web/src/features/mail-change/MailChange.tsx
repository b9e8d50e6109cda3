import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import MailCheck from 'lucide-react/icons/mail-check';
import Unlink from 'lucide-react/icons/unlink';
import { AnswerPage } from '../../shell/forms';
import { Activated, LinkPage, useLinkPost } from '../../shell/links';
import { usePage } from '../../shell/page';

export interface MailChangeProps {
  /** Of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
  /** It confirmed the account, too. */
  isOpened: boolean;
  /** The link was refused when it was posted without script. */
  isRefused: boolean;
}

/** Where the mail to a new address leads: it makes that address the member's own. */
export function MailChange({ token, isDone, isOpened, isRefused }: MailChangeProps) {
  const { t } = useLingui();
  const post = useLinkPost({
    token: isDone || isRefused ? '' : token,
    send: async () => (await import('./send-mail-change')).confirmChange(token),
  });
  if (isOpened) return <Activated />;
  if (isDone || post.status === 'done') return <Changed />;
  if (isRefused || token === '' || post.refusal?.code === 'link_invalid') return <InvalidLink />;
  return (
    <LinkPage
      name="mail-change/do"
      title={t`Confirm your new e-mail address`}
      lead={<Trans>One press, and you can log in with it.</Trans>}
      {...{ token, post }}
    >
      <Trans>Use the new address</Trans>
    </LinkPage>
  );
}

function Changed() {
  const { t } = useLingui();
  const { user } = usePage();
  return (
    <AnswerPage
      icon={MailCheck}
      tone="good"
      title={t`Your e-mail address has been changed`}
      action={
        <ButtonLink href={user ? '/settings' : '/login'}>
          {user ? <Trans>Back to the settings</Trans> : <Trans>Log in</Trans>}
        </ButtonLink>
      }
    >
      <Trans>From now on you log in with it, and our e-mails go there.</Trans>
    </AnswerPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  const { user } = usePage();
  return (
    <AnswerPage
      icon={Unlink}
      title={t`This link no longer works`}
      action={
        <ButtonLink href={user ? '/settings' : '/login?next=%2Fsettings'}>
          <Trans>Go to the settings</Trans>
        </ButtonLink>
      }
    >
      <Trans>It has expired or was used already. In the settings you can have a new one sent.</Trans>
    </AnswerPage>
  );
}
