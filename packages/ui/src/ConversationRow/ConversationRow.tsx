import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import type { ElementProps } from '../element-props';
import { FictionalStrip } from '../FictionalStrip';
import { Icon, type IconGlyph } from '../Icon';
import { VisuallyHidden } from '../layout';
import { Skeleton } from '../Skeleton';
import * as styles from './ConversationRow.css';

export interface ConversationRowProps extends Omit<ElementProps<'a'>, 'children'> {
  name: string;
  /** The thumb of the other's main photo. */
  photo: string | null;
  isOnline: boolean;
  /** Required, so that no component can leave out the mark. */
  isFictional: boolean;
  /** The last message in one line. */
  summary: ReactNode;
  /** What kind of message it was, or that the other has read it. */
  summaryIcon?: IconGlyph | undefined;
  /** Shown in place of the summary while the other writes. */
  typing?: ReactNode;
  /** The time when it arrived, in few words. */
  time: ReactNode;
  /** ISO 8601. */
  dateTime: string;
  unread: number;
  /** What the count counts: "unread". */
  unreadLabel: string;
}

/** A conversation in the list; all of it is the link. */
export function ConversationRow({
  name,
  photo,
  isOnline,
  isFictional,
  summary,
  summaryIcon,
  typing,
  time,
  dateTime,
  unread,
  unreadLabel,
  ...attributes
}: ConversationRowProps) {
  const isUnread = unread > 0;
  const isTyping = typing !== undefined;
  const looks = isTyping ? 'typing' : isUnread ? 'unread' : 'read';
  return (
    <a {...attributes} className={styles.row()}>
      <Avatar name={name} src={photo} size="large" isOnline={isOnline} saysOnline={false} />
      <span className={styles.middle}>
        <span className={styles.who({ isUnread })}>
          <span className={styles.name} translate="no">
            {name}
          </span>
          {/* Announced after the name, which a screen reader lists first. */}
          {isOnline && (
            <VisuallyHidden>
              <Trans>online now</Trans>
            </VisuallyHidden>
          )}
          {isFictional && <FictionalStrip shape="pill" />}
        </span>
        <span className={styles.last({ looks })}>
          {!isTyping && summaryIcon && <Icon of={summaryIcon} size="small" />}
          <span className={styles.lastWords}>{isTyping ? typing : summary}</span>
        </span>
      </span>
      <span className={styles.meta({ isUnread })}>
        <time dateTime={dateTime}>{time}</time>
        {isUnread && <Badge count={unread} label={unreadLabel} />}
      </span>
    </a>
  );
}

/** The very boxes of a row that is on its way. */
export function ConversationRowSkeleton() {
  return (
    <span className={styles.row()}>
      <Skeleton shape="avatar" />
      <span className={styles.skeletonWords}>
        <Skeleton width="half" />
        <Skeleton width="most" />
      </span>
    </span>
  );
}
