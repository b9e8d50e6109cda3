import { useEffect, useState, type RefObject } from 'react';
import { SIGNUP_FORM } from '../signup-form';

interface ModalFocus {
  content: RefObject<HTMLElement | null>;
  /** Counts the sign-ups that were begun in the dialog. */
  begun: number;
  link: HTMLElement;
}

/** Begins in the first field, unless the sign-up itself leads elsewhere, and ends at the link that opened the dialog. */
export function useModalFocus({ content, begun, link }: ModalFocus): void {
  // A stored draft replaces the first form, at the second render.
  const [ready, setReady] = useState<number | null>(null);
  useEffect(() => setReady(begun), [begun]);
  useEffect(() => {
    const form = content.current?.querySelector(`#${SIGNUP_FORM}`);
    if (ready === null || form?.contains(document.activeElement)) return;
    form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [content, ready]);
  // Not each browser gives the focus to a link that is pressed, and then the dialog gives none back.
  useEffect(() => () => link.focus({ preventScroll: true }), [link]);
}
