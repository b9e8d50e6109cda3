import { useEffect, useRef, type FocusEvent } from 'react';

/** How long the pointer rests before the words come: who only passes over is left in peace. */
const REST_MS = 400;

/** Shows and hides the words. They lie inside of what is pointed at, so that the pointer can go over to them. */
export function useTooltip() {
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
