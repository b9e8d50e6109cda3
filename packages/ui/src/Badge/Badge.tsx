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
