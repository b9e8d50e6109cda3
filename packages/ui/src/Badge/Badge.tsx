import { badgeText } from '@vela/domain/badges';
import { VisuallyHidden } from '../layout';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** Shown as 99+ from 100 on. */
  count: number;
  tone?: 'unread' | 'warning' | 'danger' | undefined;
  /** What is counted, for those who only hear it: "unread". */
  label?: string | undefined;
}

export function Badge({ count, tone = 'unread', label }: BadgeProps) {
  return (
    <span className={badge[tone]}>
      {badgeText(count) ?? count}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

/** None waiting is no news, but none left is: a count of 0 shows for every tone but `unread`. */
export function isBadgeShown({ count, tone = 'unread' }: BadgeProps): boolean {
  return count > 0 || tone !== 'unread';
}
