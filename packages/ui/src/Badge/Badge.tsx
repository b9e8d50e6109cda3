import { badgeText, type BadgeTone } from '@vela/domain/badges';
import { VisuallyHidden } from '../layout';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** Shown as 99+ from 100 on. */
  count: number;
  tone?: BadgeTone | undefined;
  /** What is counted, for screen readers: "unread". */
  label?: string | undefined;
}

export function Badge({ count, tone = 'unread', label }: BadgeProps) {
  const text = badgeText(count, tone);
  if (text === null) return null;
  return (
    <span className={badge[tone]}>
      {text}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

/** Whether there is a badge at all, for what stands around it. */
export function isBadgeShown({ count, tone }: BadgeProps): boolean {
  return badgeText(count, tone) !== null;
}
