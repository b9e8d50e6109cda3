import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import MailX from 'lucide-react/icons/mail-x';
import { usePage } from '../../page/page-context';
import { AlertBar } from './AlertBar';

type Reason = User['notifications_disabled'][number];

const REASONS = {
  fbl: msg`One of our e-mails was reported as spam.`,
  bounce: msg`Our e-mails to your address came back.`,
  listunsubscribe: msg`You unsubscribed from them in your mail program.`,
} as const satisfies Record<Reason, MessageDescriptor>;

/** Shows that mails to the member were stopped, and why, and the way to the page that brings them back. */
export function MailsStopped({ onDismiss }: { onDismiss: () => void }) {
  const { i18n } = useLingui();
  const { user } = usePage();
  const reasons = user?.notifications_disabled ?? [];
  return (
    <AlertBar
      tone="warning"
      icon={MailX}
      detail="always"
      title={<Trans>You no longer get notifications from us by e-mail.</Trans>}
      href="/notifications"
      action={<Trans>Get them again</Trans>}
      onDismiss={onDismiss}
    >
      {reasons.map((reason) => i18n._(REASONS[reason])).join(' ')}
    </AlertBar>
  );
}
