import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props';
import { Icon, type IconGlyph } from '../Icon';
import * as styles from './MessageBubble.css';

/** How far an own message has come; one of the other is only `received`. */
export type DeliveryState = 'received' | 'sending' | 'held' | 'sent' | 'read' | 'failed';

const ICONS = {
  received: null,
  sending: Clock,
  held: Hourglass,
  sent: Check,
  read: CheckCheck,
  failed: CircleAlert,
} as const satisfies Record<DeliveryState, IconGlyph | null>;

export interface MessageStampProps {
  state: DeliveryState;
  /** When, and how far it has come, in words. */
  children: ReactNode;
}

/** The small line under a group of messages. */
export function MessageStamp({ state, children }: MessageStampProps) {
  const icon = ICONS[state];
  const isFailed = state === 'failed';
  return (
    <span className={styles.stamp({ isFailed, isRead: state === 'read' })}>
      {children}
      {!isFailed && icon && <Icon of={icon} size="small" />}
    </span>
  );
}

/** Why it failed, with the mark before the first line, however many it takes. */
export function StampReason({ children }: { children: ReactNode }) {
  return (
    <span className={styles.stampReason}>
      <Icon of={ICONS.failed} size="small" />
      <span>{children}</span>
    </span>
  );
}

/** Something to do about a message that failed. */
export function StampButton(attributes: ElementProps<'button'>) {
  return <button type="button" {...attributes} className={styles.stampAction} />;
}
