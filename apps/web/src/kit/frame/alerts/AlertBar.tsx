import { useLingui } from '@lingui/react/macro';
import { Button } from '@vela/ui/Button';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { IconButton } from '@vela/ui/IconButton';
import { TextLink } from '@vela/ui/TextLink';
import { WholeWords } from '@vela/ui/WholeWords';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import * as styles from './AlertBar.css';

/** The target of the link, or the action that can be done here. */
type Way = { href: string } | { onAct: () => void; isBusy: boolean };

export type AlertBarProps = Way & {
  tone: keyof typeof styles.bar;
  icon: IconGlyph;
  title: ReactNode;
  /** Details about the alert. */
  children: ReactNode;
  /** `fromTablet` for what a phone has no room for. */
  detail?: keyof typeof styles.detail;
  /** The target or the action in words. */
  action: ReactNode;
  /** It stands in a place narrower than a page. */
  isNarrow?: boolean | undefined;
  /** Without it the alert stays until its reason is gone. */
  onDismiss?: (() => void) | undefined;
};

/** One alert: what it is, the way to do something about it, and the way to be rid of it. */
export function AlertBar({
  tone,
  icon,
  title,
  children,
  detail = 'fromTablet',
  action,
  isNarrow = false,
  onDismiss,
  ...way
}: AlertBarProps) {
  const { t } = useLingui();
  return (
    <div className={isNarrow ? `${styles.bar[tone]} ${styles.narrow}` : styles.bar[tone]}>
      <Icon of={icon} />
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>
            <WholeWords>{title}</WholeWords>
          </strong>{' '}
          <span className={styles.detail[detail]}>
            <WholeWords>{children}</WholeWords>
          </span>
        </p>
        {'href' in way ? (
          <span className={styles.way}>
            <TextLink href={way.href} alone>
              {action}
            </TextLink>
          </span>
        ) : (
          <span className={styles.act}>
            <Button tone="line" size="small" busy={way.isBusy} onClick={way.onAct}>
              {action}
            </Button>
          </span>
        )}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon={X} label={t`Not now`} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
