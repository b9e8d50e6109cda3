import { memo, type ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import { estimates } from '../tokens';
import * as styles from './MessageBubble.css';

export interface MessageListProps {
  label: string;
  /** `DayLine`s, `MessageItem`s and `SystemLine`s, by themselves or in `MessageBlock`s. */
  children: ReactNode;
}

/** What was said, oldest first. A list by its role: of `ol` only items may be children, and here blocks may hold them. */
export function MessageList({ label, children }: MessageListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="list" className={styles.list} aria-label={label}>
      {children}
    </div>
  );
}

export interface MessageBlockProps {
  /** How many messages it holds, by which its height is guessed until it has been near. */
  count: number;
  /** Whether it holds blocks that are near by themselves. */
  isOuter?: boolean | undefined;
  /** The same children as a `MessageList` has. */
  children: ReactNode;
}

/**
 * A part of a long list, such as a month of it, a day or a few messages, that is laid out and painted only when it is near what is seen.
 * It is there all the same for screen readers, for a search in the page and for the keyboard.
 */
export function MessageBlock({ count, isOuter = false, children }: MessageBlockProps) {
  return (
    <div
      className={isOuter ? styles.outerBlock : styles.block}
      // Set through the object model, because the security policy allows no style attributes. It is no custom
      // property, because all children would inherit that and be styled again.
      ref={(element) =>
        element?.style.setProperty(
          'contain-intrinsic-block-size',
          `auto calc(${count} * ${estimates.message})`,
        )
      }
    >
      {children}
    </div>
  );
}

/** Begins a day. */
export const DayLine = memo(function DayLine({ children }: { children: ReactNode }) {
  return <Item className={styles.day}>{children}</Item>;
});

export interface SystemLineProps {
  icon: IconGlyph;
  children: ReactNode;
}

/** What neither of the two said. */
export function SystemLine({ icon, children }: SystemLineProps) {
  return (
    <Item className={styles.system}>
      <span className={styles.sign}>
        <Icon of={icon} size="small" />
      </span>
      {children}
    </Item>
  );
}

interface ItemProps {
  className: string;
  children: ReactNode;
}

/** An item of a `MessageList`. */
export function Item({ className, children }: ItemProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="listitem" className={className}>
      {children}
    </div>
  );
}
