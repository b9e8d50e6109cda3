import { useEffect, type RefObject } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import { loadLaterStep } from './load-later-step';

/** A browser may fill a form in without a focus, and not each gives the focus to a button that is pressed. */
const BEGINNINGS = ['focusin', 'input', 'pointerdown'] as const;

/**
 * Asks for what comes after the account once somebody begins with it, so that it is at hand when that is filled in. Who
 * only looks at the page does without; what fails here is asked for again when they come to it.
 */
export function useStepsAhead(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    const begin = () => {
      listening.abort();
      void tryToLoad(loadLaterStep);
    };
    for (const beginning of BEGINNINGS)
      element.addEventListener(beginning, begin, { signal: listening.signal, passive: true });
    // Who began before the page reacted.
    if (element.contains(document.activeElement)) begin();
    return () => listening.abort();
  }, [form]);
}
