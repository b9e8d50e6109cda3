import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import MailCheck from 'lucide-react/icons/mail-check';
import { AnswerPage } from '../../shell/forms';
import { usePage } from '../../shell/page';

/** The address is confirmed, now or by an earlier use of the link. */
export function Activated() {
  const { t } = useLingui();
  const { user } = usePage();
  const hasWritten = (user?.written?.messages ?? 0) > 0;
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
      {hasWritten ? (
        <Trans>Welcome. Messages you’ve already written are on their way now.</Trans>
      ) : (
        <Trans>Welcome. From now on your messages arrive at once.</Trans>
      )}
    </AnswerPage>
  );
}
