import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import type { ResultOf } from '@vela/contract/registry';
import { awaitsConfirmation } from '@vela/domain/members';
import { ButtonLink } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { LogoLink } from '@vela/ui/Logo';
import { Text } from '@vela/ui/Text';
import { TextButton } from '@vela/ui/TextLink';
import { Container, Stack } from '@vela/ui/layout';
import MailCheck from 'lucide-react/icons/mail-check';
import MailOpen from 'lucide-react/icons/mail-open';
import { pathAfterSignup } from '@vela/domain/pages';
import { useEffect, useState } from 'react';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import { useDone } from '../../kit/forms/use-done';
import { clearAtLogOut } from '../../kit/session/clear-at-log-out';
import { LanguageMenu } from '../../kit/frame/bars/LanguageMenu';
import { usePage } from '../../kit/page/page-context';
import { PageBanners } from '../../kit/frame/PageBanners';
import { Screen } from '../../kit/page/Screen';
import { NewAddressForm } from '../../kit/session/account/NewAddressForm';
import { FormFold } from '../../kit/forms/FormFold';
import { storeConfirmed } from '../../kit/storage/confirmed-elsewhere';
import { SignupMember } from './SignupMember';
import * as styles from './CompleteSignup.css';
import { PhotoToSend } from './PhotoToSend';
import { ResendForm } from './ResendForm';
import { WhatWaits } from './WhatWaits';
import { WhoIsThere } from './WhoIsThere';
import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery, useLoaded } from '../../kit/page/use-routing';
import type { loadCompleteSignup } from './load-complete-signup';

export interface CompleteSignupProps {
  /** What waits for the confirmation; `null` where that can't be had. */
  waiting: ResultOf<'listWaiting'> | null;
  /** What was done by a form without script. */
  done: 'resend' | 'email' | null;
}

/** Waits with the new member for the activation mail to be opened. */
export function CompleteSignup({ done, waiting }: CompleteSignupProps) {
  const { settings, user } = usePage();
  const isWaiting = user !== null && awaitsConfirmation(user.status);
  useWayOn(isWaiting);
  return (
    <>
      <header className={styles.head}>
        <LogoLink name={settings.name} href="/members" />
        <LanguageMenu />
      </header>
      <PageBanners />
      {isWaiting ? <Waiting {...{ done, user, waiting }} /> : <AlreadyActive />}
    </>
  );
}

function AlreadyActive() {
  const { t } = useLingui();
  return (
    <AnswerPage
      icon={MailCheck}
      tone="good"
      title={t`Your e-mail address is confirmed`}
      action={
        <ButtonLink href="/members">
          <Trans>Go to your start page</Trans>
        </ButtonLink>
      }
    >
      <Trans>There is nothing left to do here.</Trans>
    </AnswerPage>
  );
}

function Waiting({ done, user, waiting }: CompleteSignupProps & { user: User }) {
  const { t } = useLingui();
  const { signupMember } = usePage();
  const { id, email } = user;
  const sent = useDone(done === 'email' ? '' : null);
  return (
    <Screen title={t`Confirm your e-mail`}>
      <Container size="form">
        <div className={styles.column}>
          <Stack gap="6">
            <div className={styles.letter}>
              <Icon of={MailOpen} size="huge" />
            </div>
            <Stack gap="2">
              <Heading level={1}>
                <Halves>{t`Check your e-mail`}</Halves>
              </Heading>
              <Text tone="muted">
                <Trans>
                  We’ve sent an e-mail to{' '}
                  <strong className={styles.address} translate="no">
                    {email}
                  </strong>
                  . Open the link in it to activate your account. This page updates by itself.
                </Trans>
              </Text>
            </Stack>
            {sent.result !== null && (
              <DoneNotice times={sent.times}>
                <NewAddressWords email={sent.result} />
              </DoneNotice>
            )}
            {waiting && <WhatWaits waiting={waiting} />}
            <PhotoToSend owner={id} />
            <SignupMember />
            <WhoIsThere user={user} isSecond={Boolean(signupMember)} />
            <Card padding="roomy">
              <Stack gap="6">
                <ResendForm wasSent={done === 'resend'} />
                <AddressForm key={sent.times} onSent={sent.show} />
              </Stack>
            </Card>
            <form method="post" action="/logout" onSubmit={clearAtLogOut}>
              <TextButton alone type="submit">
                <Trans>Log out</Trans>
              </TextButton>
            </form>
          </Stack>
        </div>
      </Container>
    </Screen>
  );
}

/** What stands before a colon, and what it leads to: where both don't fit a line, each has its own. */
function Halves({ children }: { children: string }) {
  const [first, ...rest] = children.split(/(?<=:) /u);
  if (rest.length === 0) return children;
  return (
    <>
      <span className={styles.half}>{first}</span> <span className={styles.half}>{rest.join(' ')}</span>
    </>
  );
}

function NewAddressWords({ email }: { email: string }) {
  if (email === '')
    return <Trans>We’ve sent a link to the new address. Open it to confirm that address.</Trans>;
  return (
    <Trans>
      We’ve sent a link to <strong translate="no">{email}</strong>. Open it to confirm that address.
    </Trans>
  );
}

/** Another address, for one who mistyped the first. */
function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { form } = usePage();
  return (
    <FormFold
      label={<Trans>Wrong e-mail address?</Trans>}
      isOpen={form?.action === 'email' && form.error !== null}
    >
      <NewAddressForm name="complete-signup" action="email" wide onDone={onSent}>
        <Trans>Send to the new address</Trans>
      </NewAddressForm>
    </FormFold>
  );
}

/**
 * Goes on when the account becomes active while this page waits, in whatever tab that was: to the member for whose sake one
 * signed up, else to the members' home.
 */
function useWayOn(isWaiting: boolean): void {
  const { signupMember } = usePage();
  const [wasWaiting] = useState(isWaiting);
  const target = pathAfterSignup(signupMember);
  useEffect(() => {
    if (!wasWaiting || isWaiting) return;
    storeConfirmed();
    location.assign(target);
  }, [wasWaiting, isWaiting, target]);
}

export function CompleteSignupRoute() {
  const { done } = useAddressQuery(parseLinkSearch);
  const { waiting } = useLoaded<typeof loadCompleteSignup>();
  return <CompleteSignup done={done === 'resend' || done === 'email' ? done : null} waiting={waiting} />;
}
