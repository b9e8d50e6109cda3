import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import * as styles from './MessageBubble.css';

export interface MessageListProps {
  label: string;
  /** `DayLine`s, `MessageItem`s and `SystemLine`s. */
  children: ReactNode;
}

/** What was said, oldest first. */
export function MessageList({ label, children }: MessageListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {children}
    </ol>
  );
}

/** Begins a day. */
export function DayLine({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>;
}

export interface SystemLineProps {
  icon: IconGlyph;
  children: ReactNode;
}

/** What neither of the two said. */
export function SystemLine({ icon, children }: SystemLineProps) {
  return (
    <li className={styles.system}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </li>
  );
}
