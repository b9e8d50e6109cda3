import { useLingui } from '@lingui/react/macro';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { BackToMessages } from './BackToMessages';
import * as styles from './Conversation.css';

/** The boxes of a conversation that is on its way. */
export function ConversationSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.conversation}>
      <div className={styles.head}>
        <BackToMessages />
        <Skeleton shape="avatar" />
        <div className={styles.who}>
          <Skeleton width="third" />
        </div>
      </div>
      <Loading label={t`Loading the conversation`}>
        <div className={styles.bones}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className={styles.bone}>
              <Skeleton shape="control" />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  );
}
