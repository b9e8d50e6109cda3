// Each function's text stands in the page and runs before any file of ours has arrived. So it uses its arguments and the
// browser, and nothing else of this file.

declare global {
  interface Window {
    /** The fields typed into before the page reacted; null once `captureEarlyTyping` has read them. */
    early?: Set<EventTarget | null> | null;
  }
}

type Json = string | number | readonly string[];

/** The text of a script that calls `run` with these arguments. */
export function inlineScript<Input extends readonly Json[]>(
  run: (...input: Input) => void,
  ...input: Input
): string {
  return `(${run.toString()})(${input.map((value) => JSON.stringify(value)).join(',')})`;
}

/** Marks a form that is sent before the page reacts: the browser sends it, and later scripts leave it alone. */
export function markSentForm(): void {
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) document.documentElement.dataset['sent'] = '';
  });
}

/** Records the fields that are typed into. */
export function recordTyping(): void {
  window.early = new Set();
  const record = ({ target }: Event) => window.early?.add(target);
  addEventListener('input', record, true);
}

/** A tab that has loaded the fonts before has them, and paints with them at once. */
export function showStoredFonts(key: string, attribute: string): void {
  try {
    if (sessionStorage.getItem(key)) document.documentElement.removeAttribute(attribute);
  } catch {
    // Storage is forbidden: the fonts come later.
  }
}

/** Shows the pictures that wait until the page reacts, also where its scripts fail to load. */
export function showLatePictures(attribute: string, afterMs: number): void {
  setTimeout(() => document.documentElement.removeAttribute(attribute), afterMs);
}

/** A page that is left, hidden or resized meanwhile is shown without a transition. Its browser would report that as an error. */
export function ignoreSkippedTransitions(): void {
  const ignore = () => {};
  const onTransition = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    viewTransition?.ready.catch(ignore);
    viewTransition?.finished.catch(ignore);
  };
  addEventListener('pageswap', onTransition);
  addEventListener('pagereveal', onTransition);
}

/** Hides alerts that this browser dismissed, which the server can't know: they are never seen, and nothing moves later. */
export function hideDismissed(attribute: string, keys: readonly string[]): void {
  try {
    const isDismissed = (key: string) => !Number.isNaN(Date.parse(localStorage.getItem(key) ?? ''));
    document.documentElement.setAttribute(attribute, keys.filter((key) => isDismissed(key)).join(' '));
  } catch {
    // Storage is forbidden: nothing was dismissed.
  }
}
