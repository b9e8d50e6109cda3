import { Plural, Trans } from '@lingui/react/macro';
import { Icon } from '@vela/ui/Icon';
import ArrowDown from 'lucide-react/icons/arrow-down';
import * as styles from './Conversation.css';

interface ToNewestProps {
  /** Messages that came below what is in sight. */
  newCount: number;
  onClick: () => void;
}

/** The way back to the end, with how much has come there. */
export function ToNewest({ newCount, onClick }: ToNewestProps) {
  return (
    <div className={styles.toNewest}>
      <button type="button" className={styles.toNewestButton} onClick={onClick}>
        <Icon of={ArrowDown} size="small" />
        {newCount > 0 ? (
          <Plural value={newCount} one="# new message" other="# new messages" />
        ) : (
          <Trans>Newest messages</Trans>
        )}
      </button>
    </div>
  );
}
