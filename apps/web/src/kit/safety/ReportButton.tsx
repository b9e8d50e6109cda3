import { Trans } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { ReportDialog } from './ReportDialog';

interface ReportButtonProps {
  /** The id of the member. */
  id: string;
  /** null where it isn't known. */
  name: string | null;
}

/** Reports a member on a screen that shows nothing else of that member. */
export function ReportButton({ id, name }: ReportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="plain" icon={Flag} onClick={() => setIsOpen(true)}>
        <Trans>Report</Trans>
      </Button>
      <ReportDialog
        subject={{ profile_id: id }}
        name={name}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
