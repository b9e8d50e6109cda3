import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import { AlertBar } from './AlertBar';

/** Asks a member without a main photo for one. */
export function PhotoMissing({ onDismiss }: { onDismiss: () => void }) {
  return (
    <AlertBar
      tone="info"
      icon={Camera}
      title={<Trans>Show who you are.</Trans>}
      href="/profile"
      action={<Trans>Add a photo</Trans>}
      onDismiss={onDismiss}
    >
      <Trans>So far, others see your profile without a photo.</Trans>
    </AlertBar>
  );
}
