import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Inline } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import Camera from 'lucide-react/icons/camera';

/** Asks a member without a main photo for one. */
export function PhotoMissing({ onDismiss }: { onDismiss: () => void }) {
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
