import { Trans } from '@lingui/react/macro';
import { opensActivateReminder } from '@vela/domain/alerts';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { useIsHydrated } from '@vela/ui/hydration';
import { Text } from '@vela/ui/Text';
import { media } from '@vela/ui/tokens';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { usePage } from '../../page/page-context';
import { useAddressQuery } from '../../page/use-routing';
import type { Query } from '../../page/query';
import { AlertBar } from './AlertBar';

/** A finger on a narrow screen. */
const SMARTPHONE = `(pointer: coarse) and ${media.belowTablet}`;

/** Asks to confirm the address. After a sign-up elsewhere a dialog asks first, on a smartphone. */
export function ActivateReminder() {
  const signupComplete = useAddressQuery(isSignupComplete);
  const inBrowser = useIsHydrated();
  const smartphone = inBrowser && matchMedia(SMARTPHONE).matches;
  return (
    <>
      <AlertBar
        tone="warning"
        icon={TriangleAlert}
        title={<Trans>Please confirm your e-mail address.</Trans>}
        href="/complete-signup"
        action={<Trans>Send it again, or change the address</Trans>}
      >
        <WhyConfirm />
      </AlertBar>
      {opensActivateReminder({ signupComplete, smartphone }) && <ConfirmDialog />}
    </>
  );
}

function ConfirmDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={<Trans>Please confirm your e-mail address.</Trans>}
      actions={
        <>
          <ButtonLink href="/complete-signup">
            <Trans>Send it again, or change the address</Trans>
          </ButtonLink>
          <Button tone="line" onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Text>
        <WhyConfirm />
      </Text>
    </Dialog>
  );
}

function WhyConfirm() {
  const { user } = usePage();
  const email = user?.email ?? '';
  return (
    <Trans>
      The e-mail went to <strong translate="no">{email}</strong>. Until you open its link others don’t see
      your profile, and what you write waits here.
    </Trans>
  );
}

function isSignupComplete(query: Query): boolean {
  return query['api_signup_complete'] !== undefined;
}
