import { cloneElement, useId, useEffect, useRef, type ReactElement, type FocusEvent } from 'react';
import * as styles from './Tooltip.css';

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

/** How long the pointer rests before the words come: who only passes over is left in peace. */
const REST_MS = 400;

/** Shows and hides the words. They lie inside of what is pointed at, so that the pointer can go over to them. */
function useTooltip() {
  const around = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => tip.current?.showPopover();
  const hide = () => {
    clearTimeout(timer.current);
    tip.current?.hidePopover();
  };
  useEffect(() => {
    // It listens at the document, since the focus may be elsewhere while the pointer rests on the control.
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return;
      // What lies under it, as a dialog, waits for the next press.
      event.preventDefault();
      hide();
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, []);
  const events = {
    onPointerEnter: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(show, REST_MS);
    },
    onPointerLeave: () => {
      if (!around.current?.querySelector(':focus-visible')) hide();
      else clearTimeout(timer.current);
    },
    // A finger is down as soon as it is there.
    onPointerDown: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show();
    },
    onBlur: hide,
  };
  return { around, tip, events };
}
