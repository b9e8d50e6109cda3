import { Trans, useLingui } from '@lingui/react/macro';
import type { ConfirmationOutcome } from '@vela/domain/chat';
import { pathAfterSignup } from '@vela/domain/pages';
import { ButtonLink } from '@vela/ui/Button';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import MailCheck from 'lucide-react/icons/mail-check';
import { AnswerPage } from '../AnswerPage';
import { usePage } from '../../page/page-context';

/** The account is open: its address is confirmed, now or by an earlier use of the link. */
export function Activated() {
  const { t } = useLingui();
  const { form, signupMember } = usePage();
  const name = signupMember?.name ?? '';
  // The page has reported the delivery to the server by now: the address alone announces no messages.
  const hasDelivered = form?.action === ('delivered' satisfies ConfirmationOutcome);
  if (form?.action === ('cleared' satisfies ConfirmationOutcome)) return <Cleared />;
  return (
    <AnswerPage icon={MailCheck} tone="good" title={t`Your e-mail address is confirmed`} action={<WayOn />}>
      {hasDelivered ? (
        <Trans>Welcome. Messages you’ve already written are on their way now.</Trans>
      ) : (
        <Trans>Welcome. From now on your messages arrive at once.</Trans>
      )}
      {signupMember && (
        <>
          {' '}
          <Trans>
            You wanted to get to know <span translate="no">{name}</span>.
          </Trans>{' '}
          {signupMember.fictional && <FictionalStrip shape="pill" />}
        </>
      )}
    </AnswerPage>
  );
}

/** What somebody may have left who signed up with this address is gone; what is left has to be looked at. */
function Cleared() {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={MailCheck}
      tone="good"
      title={t`Your e-mail address is confirmed`}
      action={
        <>
          <ButtonLink href="/profile">
            <Trans>To my profile</Trans>
          </ButtonLink>
          <ButtonLink href="/settings/visibility" tone="line">
            <Trans>Go to the settings</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        The account is yours alone now: what was in it before has been deleted. Check that your name and the
        rest of your profile are right. Until you turn off invisible mode in the settings, nobody finds you.
      </Trans>
    </AnswerPage>
  );
}

/** Leads back to the member that one came for, where that is known. */
function WayOn() {
  const { user, signupMember } = usePage();
  if (!user) {
    return (
      <ButtonLink href="/login">
        <Trans>Log in</Trans>
      </ButtonLink>
    );
  }
  const name = signupMember?.name ?? '';
  return (
    <>
      {signupMember && (
        <ButtonLink href={pathAfterSignup(signupMember)}>
          <Trans>
            Back to <span translate="no">{name}</span>’s profile
          </Trans>
        </ButtonLink>
      )}
      <ButtonLink href={pathAfterSignup(null)} tone={signupMember ? 'line' : 'primary'}>
        <Trans>Go to your start page</Trans>
      </ButtonLink>
    </>
  );
}
