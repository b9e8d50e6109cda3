import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import MailOpen from 'lucide-react/icons/mail-open';
import { usePage } from '../../kit/page/page-context';
import { useWayToLogIn } from './use-way-to-log-in';

/** What a visitor sees of a site that takes no one, or no one without an invitation. */
export function InviteOnly({ signupMemberId }: { signupMemberId: string | undefined }) {
  const toLogIn = useWayToLogIn(signupMemberId);
  const { name: sitename } = usePage().settings;
  return (
    <EmptyState
      icon={MailOpen}
      level={1}
      title={
        <Trans>
          <span translate="no">{sitename}</span> is currently invite-only
        </Trans>
      }
      action={
        <ButtonLink {...toLogIn}>
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>If you were invited, open the link you were given. Members can log in as usual.</Trans>
    </EmptyState>
  );
}
