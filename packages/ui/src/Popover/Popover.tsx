import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useId, type ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** What is explained, as a question or a heading; the button's name, and over the words. */
  title: string;
  icon?: IconGlyph | undefined;
  /** A few sentences, without elements of a block. What has to be done is no popover's: a `Dialog` waits for it. */
  children: ReactNode;
}

/**
 * Explains something beside it when asked: the browser's own popover, which works before and without a script, closes on
 * Escape and on a press elsewhere, and gives the focus back.
 */
export function Popover({ title, icon = CircleHelp, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.opener} aria-label={title} popoverTarget={id}>
        <Icon of={icon} size="small" />
      </button>
      <span id={id} className={styles.panel} popover="auto" role="note" aria-labelledby={`${id}-title`}>
        <strong className={styles.title} id={`${id}-title`}>
          {title}
        </strong>
        {children}
      </span>
    </>
  );
}
