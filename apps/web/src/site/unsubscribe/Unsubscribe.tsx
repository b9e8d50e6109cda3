import { Trans, useLingui } from '@lingui/react/macro';
import type { MailsOfLink } from '@vela/contract/page';
import { Button, ButtonLink } from '@vela/ui/Button';
import BellOff from 'lucide-react/icons/bell-off';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { AnswerPage } from '../../kit/forms/AnswerPage';
import { FormError } from '../../kit/forms/FormError';
import { LinkPage } from '../../kit/forms/links/LinkPage';
import { KIND_NAMES } from '../../kit/formats/notifications/kind-names';
import { useInLanguage } from '../../kit/page/use-in-language';
import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';

export interface UnsubscribeProps {
  /** The token of the mailed link; empty when the address has none. */
  token: string;
  /** Why a press was rejected. */
  errorCode: string | null;
  /** The mails that the link is about; null for a link that is about none. */
  mails: MailsOfLink | null;
}

/**
 * The page that the footer of a mail leads to. It waits for a press: programs that scan mails open pages. The browser posts the
 * form itself, and the page shows what the mails are by then.
 */
export function Unsubscribe({ token, errorCode, mails }: UnsubscribeProps) {
  if (token === '' || mails === null || errorCode === 'link_invalid') return <InvalidLink />;
  if (mails.state === 'on') return <Asks {...{ token, errorCode }} kind={mails.kind} />;
  if (mails.state === 'stopped') return <AllStopped />;
  return <Ended {...{ token, errorCode }} kind={mails.kind} />;
}

interface OfKind extends Pick<UnsubscribeProps, 'token' | 'errorCode'> {
  kind: MailsOfLink['kind'];
}

function Asks({ token, errorCode, kind }: OfKind) {
  const { t, i18n } = useLingui();
  const [isSent, setIsSent] = useState(false);
  const name = i18n._(KIND_NAMES[kind]);
  return (
    <LinkPage
      name="unsubscribe"
      action="off"
      title={t`Stop these e-mails?`}
      lead={
        <Trans>
          You will get no more e-mails of the kind <strong>{name}</strong>. All others come as before.
        </Trans>
      }
      token={token}
      post={{
        status: isSent ? 'sending' : 'waiting',
        apiError: errorCode === null ? null : { code: errorCode },
        onSubmit: () => setIsSent(true),
      }}
    >
      <Trans>Stop these e-mails</Trans>
    </LinkPage>
  );
}

function Ended({ token, errorCode, kind }: OfKind) {
  const { t, i18n } = useLingui();
  const inLanguage = useInLanguage();
  const [isSent, setIsSent] = useState(false);
  const name = i18n._(KIND_NAMES[kind]);
  return (
    <AnswerPage
      icon={BellOff}
      tone="good"
      title={t`These e-mails have stopped`}
      action={
        <>
          <form method="post" action={inLanguage('/unsubscribe')} onSubmit={() => setIsSent(true)}>
            <input type="hidden" name="action" value="on" />
            <input type="hidden" name="token" value={token} />
            <FormError apiError={errorCode === null ? null : { code: errorCode }} />
            <Button type="submit" tone="line" wide busy={isSent}>
              <Trans>Undo</Trans>
            </Button>
          </form>
          <ToNotifications />
        </>
      }
    >
      <Trans>
        You get no more e-mails of the kind <strong>{name}</strong>.
      </Trans>
    </AnswerPage>
  );
}

function AllStopped() {
  const { t } = useLingui();
  return (
    <AnswerPage icon={BellOff} title={t`You get no e-mails about what’s new`} action={<ToNotifications />}>
      <Trans>They were all stopped. Your notifications say why, and bring them back.</Trans>
    </AnswerPage>
  );
}

function ToNotifications() {
  return (
    <ButtonLink href="/notifications" tone="plain">
      <Trans>All notifications</Trans>
    </ButtonLink>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <AnswerPage icon={Unlink} title={t`This link no longer works`} action={<ToNotifications />}>
      <Trans>Log in to choose which e-mails you get.</Trans>
    </AnswerPage>
  );
}

export function UnsubscribeRoute() {
  const { token = '' } = useAddressQuery(parseLinkSearch);
  const { form, ofMails } = usePage();
  return (
    <Unsubscribe
      token={token || (form?.values['token'] ?? '')}
      errorCode={form?.error?.error.code ?? null}
      mails={ofMails ?? null}
    />
  );
}
