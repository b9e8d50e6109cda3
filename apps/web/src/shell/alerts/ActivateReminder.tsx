import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { usePage } from '../page';
import { AlertBar } from './AlertBar';

/**
 * Asks to confirm the address; `isModal` over the page first, for who comes from a sign-up elsewhere: once closed, it
 * stands in the page.
 */
export function ActivateReminder({ isModal }: { isModal: boolean }) {
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
      {isModal && <ConfirmDialog />}
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
