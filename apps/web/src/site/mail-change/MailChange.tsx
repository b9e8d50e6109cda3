import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { errorText } from '@vela/ui/error-text';
import MailCheck from 'lucide-react/icons/mail-check';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { Activated } from '../../kit/forms/links/Activated';
import { LinkPage } from '../../kit/forms/links/LinkPage';
import { useLinkPost } from '../../kit/forms/links/use-link-post';
import { usePage } from '../../kit/page/page-context';
import { MailChangeByPassword } from './MailChangeByPassword';

export interface MailChangeProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  isDone: boolean;
  /** It confirmed the account, too. */
  isOpened: boolean;
  /** Why the link was rejected when it was posted without script. */
  errorCode: string | null;
}

/** The page that the mail to a new address leads to: it makes that address the member's own. */
export function MailChange({ token, isDone, isOpened, errorCode }: MailChangeProps) {
  const { t } = useLingui();
  const { asksPassword = false } = usePage();
  const [byPassword, setByPassword] = useState<'done' | ApiErrorData | null>(null);
  const post = useLinkPost({
    token: isDone || isFinal(errorCode) ? '' : token,
    waitsForPress: asksPassword,
    send: async () => (await import('./send-mail-change')).confirmChange({ token }),
  });
  if (isOpened) return <Activated />;
  if (isDone || post.status === 'done' || byPassword === 'done') return <Changed />;
  const code = byPassword?.code ?? post.apiError?.code ?? errorCode;
  if (code === 'email_taken') return <AddressTaken />;
  if (code === 'link_invalid' || token === '') return <InvalidLink />;
  // The account may have deleted this browser since the page was rendered.
  if (asksPassword || code === 'password_required')
    return (
      <MailChangeByPassword
        token={token}
        onDone={() => setByPassword('done')}
        onFinal={(error) => isFinal(error.code) && setByPassword(error)}
      />
    );
  return (
    <LinkPage
      name="mail-change/do"
      title={t`Confirm your new e-mail address`}
      lead={<Trans>Confirm it to log in with it from now on.</Trans>}
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

/** Nothing is gained by sending it once more. */
function isFinal(code: string | null): boolean {
  return code === 'link_invalid' || code === 'email_taken';
}

/** Another account got the address while the link was on its way. */
function AddressTaken() {
  const { t, i18n } = useLingui();
  return (
    <AnswerPage icon={Unlink} title={t`This address is in use`} action={<ToSettings />}>
      {errorText(i18n, { code: 'email_taken' })} <Trans>Your account keeps the address it has.</Trans>
    </AnswerPage>
  );
}

function ToSettings() {
  const { user } = usePage();
  return (
    <ButtonLink href={user ? '/settings' : '/login?next=%2Fsettings'}>
      <Trans>Go to the settings</Trans>
    </ButtonLink>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AnswerPage icon={Unlink} title={t`This link no longer works`} action={<ToSettings />}>
      <Trans>It has expired or was used already. In the settings you can have a new one sent.</Trans>
    </AnswerPage>
  );
}
