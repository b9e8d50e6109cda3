import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { BlockDialog } from './BlockDialog';
import * as styles from './Member.css';
import { ReportDialog } from './ReportDialog';

interface SafetyActionsProps {
  profile: Profile;
  onBlocked: () => void;
}

export function SafetyActions({ profile, onBlocked }: SafetyActionsProps) {
  const [opened, setOpened] = useState<'block' | 'report' | null>(null);
  const close = () => setOpened(null);
  const { name } = profile;
  return (
    <div className={styles.quiet}>
      <Button tone="plain" size="small" icon={Ban} onClick={() => setOpened('block')}>
        <Trans>Block {name}</Trans>
      </Button>
      <Button tone="plain" size="small" icon={Flag} onClick={() => setOpened('report')}>
        <Trans>Report</Trans>
      </Button>
      <BlockDialog profile={profile} isOpen={opened === 'block'} onClose={close} onBlocked={onBlocked} />
      <ReportDialog profile={profile} isOpen={opened === 'report'} onClose={close} />
    </div>
  );
}
