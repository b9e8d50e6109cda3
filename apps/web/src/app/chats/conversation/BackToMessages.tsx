import { useLingui } from '@lingui/react/macro';
import { IconLink } from '@vela/ui/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useFollow } from '../shared/use-follow';
import * as styles from './Conversation.css';

/** The way back to the list, where a conversation stands in front of it. */
export function BackToMessages() {
  const { t } = useLingui();
  return (
    <span className={styles.back}>
      <IconLink {...useFollow('/chats')} icon={ChevronLeft} label={t`Back to messages`} />
    </span>
  );
}
