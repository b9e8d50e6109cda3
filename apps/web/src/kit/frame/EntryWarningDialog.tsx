import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { usePage } from '../page/page-context';
import { useHasFictional } from '../formats/use-fictional-warning';

export interface EntryWarningDialogProps {
  onEnter: () => void;
}

export function EntryWarningDialog({ onEnter }: EntryWarningDialogProps) {
  const { name, min_age: minAge } = usePage().settings;
  const hasFictional = useHasFictional();
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
      {hasFictional && (
        <Text size="label" tone="muted">
          <Trans>Fictional profiles carry a label everywhere they appear.</Trans>
        </Text>
      )}
    </Dialog>
  );
}

function leave(): void {
  location.replace('about:blank');
}
