import { contentOf, isControl, typeInto, type Content, type Control } from './type-into';

/**
 * Captures what was typed so far, and returns a function that types it again. When React hydrates the page, it receives no
 * event for what was typed before, and overwrites some of it.
 */
export function captureEarlyTyping(): () => void {
  const typed = new Map<Control, Content>();
  const record = (target: EventTarget | null) => {
    if (isControl(target)) typed.set(target, contentOf(target));
  };
  window.early?.forEach(record);
  window.early = null;
  const listening = new AbortController();
  addEventListener('input', ({ target }) => record(target), { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    for (const [control, content] of typed) if (control.isConnected) typeInto(control, content);
    typed.clear();
  };
}
