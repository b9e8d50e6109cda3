import { cloneElement, useId, type ReactElement } from 'react';
import * as styles from './Tooltip.css';
import { useTooltip } from './use-tooltip';

/** What the tooltip asks of the control in it. */
interface ControlProps {
  label?: string | undefined;
  'aria-describedby'?: string | undefined;
}

export interface TooltipProps {
  /** A few words: what an icon does, or one thing more about it. */
  words: string;
  /** One control that takes the focus. */
  children: ReactElement<ControlProps>;
}

/**
 * A few words about a control, for who points at it for a moment or comes to it with the keyboard; Escape puts them away.
 * A finger never sees them: nothing stands there that has to be known.
 */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId();
  const { around, tip, events } = useTooltip();
  // A text that is the name of the control is announced as that already.
  const describes = words !== children.props.label;
  return (
    <span ref={around} className={styles.around} {...events}>
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      <span
        ref={tip}
        id={id}
        className={styles.place}
        popover="manual"
        role="tooltip"
        aria-hidden={!describes}
      >
        <span className={styles.tip}>{words}</span>
      </span>
    </span>
  );
}
