import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import { WholeWords } from '../WholeWords';
import * as styles from './Notice.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger' | 'offline';

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  /** It replaces the tone's own icon. */
  icon?: IconGlyph | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It is for a notice that appears later: `politely` waits until the reader is free, `at once` does not. */
  announced?: 'politely' | 'at once' | undefined;
  /** It is for a notice that is given the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  offline: WifiOff,
} as const satisfies Record<NoticeTone, IconGlyph>;

const LOOKS = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  offline: 'warning',
} as const satisfies Record<NoticeTone, keyof typeof styles.notice>;

const ROLES = { politely: 'status', 'at once': 'alert' } as const;

/** Something to know about this page, where it stands on it. */
export function Notice({
  tone = 'info',
  icon = ICONS[tone],
  title,
  children,
  action,
  announced,
  ref,
}: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={styles.notice[LOOKS[tone]]}
      role={announced && ROLES[announced]}
    >
      <div className={action === undefined ? styles.saying : styles.sayingBeside}>
        <span className={action === undefined ? styles.mark : styles.markBeside}>
          <Icon of={icon} />
        </span>
        <div className={styles.words}>
          {title !== undefined && (
            <strong>
              <WholeWords>{title}</WholeWords>
            </strong>
          )}{' '}
          <WholeWords>{children}</WholeWords>
        </div>
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
