import { reloadStalePage } from '../../../first-paint/reload-stale-page';
import { isControl } from '../../../first-paint/type-into';
import { readWritten } from '../../../first-paint/form-fields';

/** What somebody was asked or is ordering, and what is on its way. */
const BEGUN = 'dialog[open], :popover-open, form[data-ordering], [aria-busy="true"], progress';

/**
 * Reloads the page, once, as soon as it is hidden with nothing begun on it, until the returned function is
 * called. A page that was reloaded already stays, because it would lack the same file again.
 */
export function renewWhenHidden({ renew = reloadStalePage, hasBegun = isSomethingBegun } = {}): () => void {
  const watching = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'hidden' || hasBegun()) return;
    if (renew()) watching.abort();
  };
  if (isReloaded()) return () => {};
  document.addEventListener('visibilitychange', look, { signal: watching.signal });
  look();
  return () => watching.abort();
}

function isSomethingBegun(): boolean {
  const at = document.activeElement;
  const isWriting = isControl(at) && at.value !== '';
  return isWriting || document.querySelector(BEGUN) !== null || readWritten(document).length > 0;
}

function isReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}
