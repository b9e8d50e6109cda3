import { Trans } from '@lingui/react/macro';
import type { Notifications } from '@vela/contract/entities/notifications';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import MailX from 'lucide-react/icons/mail-x';
import { useState, type ReactNode } from 'react';
import { DoneNotice } from '../../kit/forms/DoneNotice';
import type { TurnedNotifications } from './use-notifications';
import { address, actions } from './Notifications.css';

interface StoppedMailsProps extends Pick<TurnedNotifications, 'settled' | 'turn'> {
  /** A mail to try the address was sent without script. */
  isSent: boolean;
}

type Reason = Notifications['notifications_disabled'][number];

/** Why mails to the member were stopped, and the way back. Of several reasons the one that takes the most is named. */
export function StoppedMails({ settled, turn, isSent }: StoppedMailsProps) {
  const { notifications_disabled: reasons, email } = settled;
  const [times, setTimes] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const reason = (['bounce', 'fbl', 'listunsubscribe'] as const).find((each) => reasons.includes(each));
  if (reason === undefined) {
    return isSent || times > 0 ? (
      <DoneNotice times={times}>
        <Trans>You get our e-mails again.</Trans>
      </DoneNotice>
    ) : null;
  }
  const bringBack = async () => {
    setIsBusy(true);
    if (await turn({ mails: true })) setTimes((before) => before + 1);
    setIsBusy(false);
  };
  if (reason === 'bounce' && (isSent || times > 0)) return <MailSent email={email} times={times} />;
  return (
    <section>
      <Notice tone="warning" icon={MailX} title={TITLES[reason]()}>
        {reason === 'bounce' ? <Bounced email={email} /> : WORDS[reason]()}
        <form
          method="post"
          action="/notifications"
          className={actions}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void bringBack();
          }}
        >
          <input type="hidden" name="action" value="mails" />
          {reason === 'bounce' && (
            <ButtonLink href="/settings/email">
              <Trans>Change the address</Trans>
            </ButtonLink>
          )}
          <Button type="submit" tone="line" busy={isBusy}>
            {BUTTONS[reason]()}
          </Button>
        </form>
      </Notice>
    </section>
  );
}

const TITLES: Record<Reason, () => ReactNode> = {
  bounce: () => <Trans>Our e-mails to you came back</Trans>,
  fbl: () => <Trans>One of our e-mails was reported as spam</Trans>,
  listunsubscribe: () => <Trans>You unsubscribed in your mail program</Trans>,
};

const WORDS: Record<Exclude<Reason, 'bounce'>, () => ReactNode> = {
  fbl: () => (
    <Trans>
      So we send you only what is necessary, such as receipts, security notices and links you ask for. If that
      was a slip, turn the others on again, and mark the last one as “not spam” so that it stays that way.
    </Trans>
  ),
  listunsubscribe: () => (
    <Trans>
      So we send you only what is necessary, such as receipts, security notices and links you ask for. You can
      turn on all others as they were before.
    </Trans>
  ),
};

const BUTTONS: Record<Reason, () => ReactNode> = {
  bounce: () => <Trans>It is right: try once more</Trans>,
  fbl: () => <Trans>Send me e-mails again</Trans>,
  listunsubscribe: () => <Trans>Turn on as before</Trans>,
};

function Bounced({ email }: { email: string }) {
  return (
    <Trans>
      <strong className={address} translate="no">
        {email}
      </strong>{' '}
      takes no mail from us, so we send only what is necessary there, such as receipts, security notices and
      links you ask for. Your messages are safe and wait for you here.
    </Trans>
  );
}

function MailSent({ email, times }: { email: string; times: number }) {
  return (
    <DoneNotice times={times}>
      <Trans>
        We’ve sent an e-mail to{' '}
        <strong className={address} translate="no">
          {email}
        </strong>
        . Press the button in it, and the others come again. If it doesn’t arrive, change the address.
      </Trans>
    </DoneNotice>
  );
}
