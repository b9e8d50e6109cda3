import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@vela/contract/entities/user';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Inline } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import MailX from 'lucide-react/icons/mail-x';
import { usePage } from '../page';

type Reason = User['notifications_disabled'][number];

const REASONS = {
  fbl: msg`One of our e-mails was reported as spam.`,
  bounce: msg`Our e-mails to your address came back.`,
  listunsubscribe: msg`You unsubscribed in your mail program.`,
} as const satisfies Record<Reason, MessageDescriptor>;

/** Says that mails to the member were stopped, by what, and the way to get them again. */
export function MailsStopped({ onDismiss }: { onDismiss: () => void }) {
  const { i18n } = useLingui();
  const { user } = usePage();
  const reasons = user?.notifications_disabled ?? [];
  return (
    <Notice
      tone="warning"
      icon={MailX}
      title={<Trans>You get no e-mails from us.</Trans>}
      action={
        <Inline gap="2">
          <WayBack isAddressWrong={reasons.includes('bounce')} />
          <Button tone="line" size="small" onClick={onDismiss}>
            <Trans>Not now</Trans>
          </Button>
        </Inline>
      }
    >
      {reasons.map((reason) => i18n._(REASONS[reason])).join(' ')}
    </Notice>
  );
}

/** Another address helps where mails came back; what someone refused, customer service alone turns on again. */
function WayBack({ isAddressWrong }: { isAddressWrong: boolean }) {
  const { support_email: support } = usePage().settings;
  if (isAddressWrong)
    return (
      <ButtonLink tone="line" size="small" href="/settings">
        <Trans>Change the address</Trans>
      </ButtonLink>
    );
  return (
    <ButtonLink tone="line" size="small" href={`mailto:${support}`}>
      <Trans>Write to customer service</Trans>
    </ButtonLink>
  );
}
