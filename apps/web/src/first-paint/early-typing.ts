import { contentOf, isControl, typeInto, type Content, type Control } from './type-into';

/**
 * Takes what was typed so far, and answers what types it once more for those who had no chance to hear it: React hears
 * of nothing that stands there when it takes the page over, and writes over some of it.
 */
export function captureEarlyTyping(): () => void {
  const typed = new Map<Control, Content>();
  const note = (target: EventTarget | null) => {
    if (isControl(target)) typed.set(target, contentOf(target));
  };
  window.early?.forEach(note);
  window.early = null;
  const listening = new AbortController();
  addEventListener('input', ({ target }) => note(target), { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    for (const [control, content] of typed) if (control.isConnected) typeInto(control, content);
    typed.clear();
  };
}
