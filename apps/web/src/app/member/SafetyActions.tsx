import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { BlockDialog } from '../../kit/safety/BlockDialog';
import * as styles from './Member.css';

interface SafetyActionsProps {
  profile: Profile;
  onBlocked: () => void;
  /** Asks to report the member: where the profile goes with a block, its dialog stays. */
  onReport: () => void;
}

export function SafetyActions({ profile, onBlocked, onReport }: SafetyActionsProps) {
  const [isBlocking, setIsBlocking] = useState(false);
  const { name } = profile;
  return (
    <div className={styles.quiet}>
      <Button tone="plain" size="small" icon={Ban} onClick={() => setIsBlocking(true)}>
        <Trans>
          Block <span translate="no">{name}</span>
        </Trans>
      </Button>
      <Button tone="plain" size="small" icon={Flag} onClick={onReport}>
        <Trans>Report</Trans>
      </Button>
      <BlockDialog
        profile={profile}
        isOpen={isBlocking}
        onClose={() => setIsBlocking(false)}
        onBlocked={onBlocked}
      />
    </div>
  );
}
