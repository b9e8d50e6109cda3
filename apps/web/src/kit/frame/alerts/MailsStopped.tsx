import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import { mailsReturnBy } from '@vela/domain/alerts';
import MailX from 'lucide-react/icons/mail-x';
import { usePage } from '../../page/page-context';
import { AlertBar } from './AlertBar';

type Reason = User['notifications_disabled'][number];

const REASONS = {
  fbl: msg`One of our e-mails was reported as spam.`,
  bounce: msg`Our e-mails to your address came back.`,
  listunsubscribe: msg`You unsubscribed from them in your mail program.`,
} as const satisfies Record<Reason, MessageDescriptor>;

/**
 * Shows that mails to the member were stopped, and why, and the way to get them again: another address where mails bounced.
 * Where the member unsubscribed, only customer service can turn them on again.
 */
export function MailsStopped({ onDismiss }: { onDismiss: () => void }) {
  const { i18n } = useLingui();
  const { user, settings } = usePage();
  const reasons = user?.notifications_disabled ?? [];
  const isAddressWrong = mailsReturnBy(reasons) === 'address';
  return (
    <AlertBar
      tone="warning"
      icon={MailX}
      detail="always"
      title={<Trans>You no longer get notifications from us by e-mail.</Trans>}
      href={isAddressWrong ? '/settings' : `mailto:${settings.support_email}`}
      action={isAddressWrong ? <Trans>Change the address</Trans> : <Trans>Write to customer service</Trans>}
      onDismiss={onDismiss}
    >
      {reasons.map((reason) => i18n._(REASONS[reason])).join(' ')}
    </AlertBar>
  );
}
