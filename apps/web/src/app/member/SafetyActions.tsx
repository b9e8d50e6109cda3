import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { BlockDialog } from '../../kit/safety/BlockDialog';
import { ReportDialog } from '../../kit/safety/ReportDialog';
import * as styles from './Member.css';

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
        <Trans>
          Block <span translate="no">{name}</span>
        </Trans>
      </Button>
      <Button tone="plain" size="small" icon={Flag} onClick={() => setOpened('report')}>
        <Trans>Report</Trans>
      </Button>
      <BlockDialog profile={profile} isOpen={opened === 'block'} onClose={close} onBlocked={onBlocked} />
      <ReportDialog
        subject={{ profile_id: profile.id }}
        name={name}
        isOpen={opened === 'report'}
        onClose={close}
      />
    </div>
  );
}
