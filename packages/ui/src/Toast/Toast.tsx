import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import { IconButton } from '../IconButton';
import * as styles from './Toast.css';

export type ToastTone = 'success' | 'danger' | 'info';

export interface ToastWords {
  tone: ToastTone;
  /** It replaces the tone's mark, such as a face. */
  picture?: ReactNode;
  title: ReactNode;
  /** A mark under the title, such as that of a fictional profile. */
  mark?: ReactNode;
  /** One more sentence. */
  detail?: ReactNode;
  /** What can be done about it: such a toast stays until it is closed. */
  action?: ReactNode;
  /** What can be done about it is found elsewhere, too: it goes by itself, after longer than others. */
  isPassing?: boolean;
  /** Takes the place of one about the same. */
  about?: string;
}

export interface ToastProps extends ToastWords {
  onClose: () => void;
}

const ICONS = { success: Check, danger: X, info: Info } as const satisfies Record<ToastTone, IconGlyph>;

/** A short word about what just happened. */
export function Toast({ tone, picture, title, mark, detail, action, onClose }: ToastProps) {
  const { t } = useLingui();
  return (
    <div className={styles.toast}>
      {picture ?? (
        <span className={styles.mark[tone]}>
          <Icon of={ICONS[tone]} size="small" />
        </span>
      )}
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {mark !== undefined && <div className={styles.underTitle}>{mark}</div>}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.close}>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
    </div>
  );
}
