import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';

interface EndMatchDialogProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onEnd: () => void;
}

/** Asks before a like of a match is removed: the heart of a card is pressed too easily for that. */
export function EndMatchDialog({ name, isOpen, onClose, onEnd }: EndMatchDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={
        <Trans>
          End your match with <span translate="no">{name}</span>?
        </Trans>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onEnd}>
            <Trans>Take back your like</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Keep the match</Trans>
          </Button>
        </>
      }
    >
      <Text tone="muted">
        <Trans>Without your like you are no longer a match. What you wrote to each other stays.</Trans>
      </Text>
    </Dialog>
  );
}
