import { Trans } from '@lingui/react/macro';
import { ALERT_KEYS, firstAlert } from '@vela/domain/alerts';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Inline } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { dismissAlert, useAlerts } from '../../shell/alerts';
import { usePage } from '../../shell/page';

/** What the member has to do before others can meet it, the most urgent first. */
export function MemberNotice({ onDismissed }: { onDismissed: () => void }) {
  const { readyPages } = usePage();
  const alerts = useAlerts();
  const [isDismissed, setIsDismissed] = useState(false);
  switch (alerts && firstAlert(alerts)) {
    case 'activate':
      return alerts?.activateReminder === 'modal' ? <ConfirmDialog /> : <ConfirmNotice />;
    case 'profile_photo': {
      if (isDismissed || !readyPages.includes('profile')) return null;
      const dismiss = () => {
        dismissAlert(ALERT_KEYS.profilePhoto, new Date());
        setIsDismissed(true);
        onDismissed();
      };
      return <PhotoNotice onDismiss={dismiss} />;
    }
    default:
      return null;
  }
}

function ConfirmNotice() {
  return (
    <Notice
      tone="warning"
      title={<Trans>Please confirm your e-mail address.</Trans>}
      action={
        <ButtonLink tone="line" size="small" href="/complete-signup">
          <Trans>Send it again, or change the address</Trans>
        </ButtonLink>
      }
    >
      <WhyConfirm />
    </Notice>
  );
}

/** Over the page for who comes from a sign-up elsewhere; once closed, it stands in the page. */
function ConfirmDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <ConfirmNotice />
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
        <WhyConfirm />
      </Dialog>
    </>
  );
}

function WhyConfirm() {
  const { user } = usePage();
  const email = user?.email ?? '';
  return (
    <Trans>
      The e-mail went to <strong>{email}</strong>. Until you open its link others don’t see your profile, and
      what you write waits here.
    </Trans>
  );
}

function PhotoNotice({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Notice
      icon={Camera}
      title={<Trans>Show who you are.</Trans>}
      action={
        <Inline gap="2">
          <ButtonLink tone="line" size="small" href="/profile">
            <Trans>Add a photo</Trans>
          </ButtonLink>
          <Button tone="line" size="small" onClick={onDismiss}>
            <Trans>Not now</Trans>
          </Button>
        </Inline>
      }
    >
      <Trans>Others see your profile without a photo so far.</Trans>
    </Notice>
  );
}
