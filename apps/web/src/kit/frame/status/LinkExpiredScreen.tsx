import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import Unlink from 'lucide-react/icons/unlink';
import { usePage } from '../../page/page-context';
import { Screen } from '../../page/Screen';
import { HomeLink } from './HomeLink';
import { StatusLayout } from './StatusLayout';
import { choices } from './StatusLayout.css';

/** A link from a mail that was used already, or is too old. */
export function LinkExpiredScreen() {
  const { t } = useLingui();
  const { user } = usePage();
  return (
    <Screen title={t`This link has expired`} standsIn>
      <StatusLayout>
        <EmptyState
          level={1}
          icon={Unlink}
          title={<Trans>This link has expired</Trans>}
          action={user ? <HomeLink /> : <VisitorActions />}
        >
          <Trans>
            Links in our e-mails work once and for a limited time. If you’ve used it before, there’s nothing
            left to do.
          </Trans>
        </EmptyState>
      </StatusLayout>
    </Screen>
  );
}

function VisitorActions() {
  return (
    <div className={choices}>
      <ButtonLink href="/login">
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink tone="line" href="/reset-password">
        <Trans>Request a new password link</Trans>
      </ButtonLink>
    </div>
  );
}
