import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import DoorOpen from 'lucide-react/icons/door-open';
import MailCheck from 'lucide-react/icons/mail-check';
import Unlink from 'lucide-react/icons/unlink';
import { useState, type ReactNode } from 'react';
import { useTimeText } from '../../kit/formats/use-time-text';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { LinkPage } from '../../kit/forms/links/LinkPage';
import { usePage } from '../../kit/page/page-context';
import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery } from '../../kit/page/use-routing';

export interface AccountDeletedProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  /** What was done in this browser a moment ago; the account is erased at `until`, at once if that is null. */
  done: { what: 'deleted'; until: Date | null } | { what: 'reactivated' } | null;
  /** Why the link was rejected when it was posted. */
  errorCode: string | null;
}

/** Where a deletion ends, and where the link of its mail leads: until the account is erased, it can come back. */
export function AccountDeleted({ token, done, errorCode }: AccountDeletedProps) {
  if (done?.what === 'reactivated') return <Back />;
  if (done?.what === 'deleted') return done.until === null ? <Erased /> : <Deleted until={done.until} />;
  if (errorCode === 'link_invalid') return <InvalidLink />;
  if (token === '') return <HowToComeBack />;
  return <BringBack token={token} errorCode={errorCode} />;
}

/** It waits for a press: programs that scan mails open pages. */
function BringBack({ token, errorCode }: { token: string; errorCode: string | null }) {
  const { t } = useLingui();
  // The browser posts the form itself, and gets the next page.
  const [isSent, setIsSent] = useState(false);
  return (
    <LinkPage
      name="account-deleted"
      title={t`Bring your account back`}
      lead={<Trans>Your profile, conversations, likes and credits are then as they were.</Trans>}
      token={token}
      post={{
        status: isSent ? 'sending' : 'waiting',
        apiError: errorCode === null ? null : { code: errorCode },
        onSubmit: () => setIsSent(true),
      }}
    >
      <Trans>Bring my account back</Trans>
    </LinkPage>
  );
}

function Deleted({ until }: { until: Date }) {
  const { t } = useLingui();
  const { moment } = useTimeText();
  const time = moment(until.toISOString());
  return (
    <AnswerPage icon={DoorOpen} title={t`Your account is deleted`} action={<WaysOn />}>
      <Trans>You are logged out, and others no longer see you. Thank you for having been here.</Trans>{' '}
      <Trans>
        Until {time} you can come back, by the link in the e-mail we’ve just sent you or by logging in. After
        that, everything is erased.
      </Trans>
    </AnswerPage>
  );
}

function Erased() {
  const { t } = useLingui();
  return (
    <AnswerPage icon={DoorOpen} title={t`Your account is deleted`} action={<WaysOn />}>
      <Trans>
        You are logged out, and everything in the account is erased. Thank you for having been here.
      </Trans>
    </AnswerPage>
  );
}

function WaysOn() {
  return (
    <>
      <ButtonLink href="/" tone="line">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
      <ButtonLink href="/complaints" tone="plain">
        <Trans>No e-mail? Write to us</Trans>
      </ButtonLink>
    </>
  );
}

function Back() {
  const { t } = useLingui();
  const { user } = usePage();
  return (
    <AnswerPage
      icon={MailCheck}
      tone="good"
      title={t`Your account is back`}
      action={
        user ? (
          <ButtonLink href="/members">
            <Trans>Go to your start page</Trans>
          </ButtonLink>
        ) : (
          <LogIn />
        )
      }
    >
      {user ? (
        <Trans>Welcome back. Everything is as it was.</Trans>
      ) : (
        <Trans>Welcome back. Log in with your password, and everything is as it was.</Trans>
      )}
    </AnswerPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AnswerPage icon={Unlink} title={t`This link no longer works`} action={<LogIn />}>
      <Trans>
        It has expired or was used already. While an account is pending deletion, logging in brings it back,
        too.
      </Trans>
    </AnswerPage>
  );
}

function HowToComeBack() {
  const { t } = useLingui();
  const { deleted_account_days: days } = usePage().settings;
  return (
    <AnswerPage icon={DoorOpen} title={t`Deleted accounts can come back`} action={<LogIn />}>
      <Plural
        value={days}
        one="For # day after a deletion, the link in our e-mail or logging in brings an account back as it was. Then it is erased."
        other="For # days after a deletion, the link in our e-mail or logging in brings an account back as it was. Then it is erased."
      />
    </AnswerPage>
  );
}

function LogIn(): ReactNode {
  return (
    <ButtonLink href="/login">
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}

export function AccountDeletedRoute() {
  const { token, done } = useAddressQuery(parseLinkSearch);
  const { form } = usePage();
  return (
    <AccountDeleted
      token={token ?? form?.values['token'] ?? ''}
      done={form?.done === true ? doneOf(done ?? '') : null}
      errorCode={form?.error?.error.code ?? null}
    />
  );
}

/** A deletion's is the time from which the account is erased, in milliseconds. */
function doneOf(done: string): AccountDeletedProps['done'] {
  if (done === 'reactivated') return { what: 'reactivated' };
  return { what: 'deleted', until: /^\d{13}$/.test(done) ? new Date(Number(done)) : null };
}
