import { reportsPageHidden } from '@vela/domain/landers';
import { queryOf } from '../page/query';

const PATH = '/api/page-hidden.php';

/**
 * Reports once that the page was hidden or left, where its address asks for it (product.md §2, query `lb`). The returned
 * function stops that.
 */
export function reportPageHidden(): () => void {
  const watching = new AbortController();
  let isReported = false;
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!reportsPageHidden(queryOf(location.search), { isReported })) return;
    isReported = navigator.sendBeacon(PATH, '{}');
  };
  document.addEventListener('visibilitychange', report, { signal: watching.signal });
  return () => watching.abort();
}
