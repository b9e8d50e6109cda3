import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { ReportDialog } from '../../../kit/safety/ReportDialog';
import { useLeaveConversation } from './use-leave-conversation';

/** What is reported in a conversation. */
export interface Reported {
  subject: { profile_id: string } | { message_id: string };
  /** The other member; null where the account was erased. */
  partner: Profile | null;
}

interface ReportInTalkProps {
  /** null while nothing is. */
  reported: Reported | null;
  onClose: () => void;
}

/**
 * Reports the other member of a conversation, or one of the messages. It stands beside the conversation, which is gone after a
 * block while what happens next is still to be read, and leaves it then.
 */
export function ReportInTalk({ reported, onClose }: ReportInTalkProps) {
  const { t } = useLingui();
  const partner = reported?.partner ?? null;
  const leave = useLeaveConversation({ profile_id: partner?.id ?? '' });
  return (
    <ReportDialog
      subject={reported?.subject ?? { profile_id: '' }}
      name={partner?.name ?? t`Deleted member`}
      photoAccess={partner ? (partner.photo_access ?? false) : undefined}
      isOpen={reported !== null}
      onClose={(hasBlocked) => {
        onClose();
        if (hasBlocked) leave();
      }}
    />
  );
}
