import { VisuallyHidden } from '../layout';
import { badge } from './Badge.css';

export interface BadgeProps {
  /** Shown as 99+ from 100 on (product.md §2, Top navigation). */
  count: number;
  tone?: 'unread' | 'warning' | 'danger';
  /** What is counted, for those who only hear it: "unread". */
  label?: string;
}

export function Badge({ count, tone = 'unread', label }: BadgeProps) {
  return (
    <span className={badge[tone]}>
      {count > 99 ? '99+' : count}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
