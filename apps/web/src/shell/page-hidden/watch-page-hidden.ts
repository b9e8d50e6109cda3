import { tellsPageHidden } from '@vela/domain/landers';
import { queryOf } from '../routing/query';

const PATH = '/api/page-hidden.php';

/** Tells, once, that the page was hidden or left, where its address asks for it (product.md §2, query `lb`). */
export function watchPageHidden(): () => void {
  const watching = new AbortController();
  let isTold = false;
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    if (!tellsPageHidden(queryOf(location.search), { isTold })) return;
    isTold = navigator.sendBeacon(PATH, '{}');
  };
  document.addEventListener('visibilitychange', tell, { signal: watching.signal });
  return () => watching.abort();
}
