import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { usePage } from '../page';

export interface EntryWarningDialogProps {
  onEnter: () => void;
}

export function EntryWarningDialog({ onEnter }: EntryWarningDialogProps) {
  const { name, min_age: minAge } = usePage().settings;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={<Trans>Before you come in</Trans>}
      actions={
        <>
          <Button onClick={onEnter}>
            <Trans>I’m {minAge} or older</Trans>
          </Button>
          <Button tone="line" onClick={leave}>
            <Trans>Leave</Trans>
          </Button>
        </>
      }
    >
      <Text size="label" tone="muted">
        <Trans>
          <span translate="no">{name}</span> is a dating and chat site for adults. Members may write about
          intimate subjects.
        </Trans>
      </Text>
      <Text size="label" tone="muted">
        <Trans>Some sites have fictional profiles; these carry a label everywhere.</Trans>
      </Text>
    </Dialog>
  );
}

function leave(): void {
  location.replace('about:blank');
}
