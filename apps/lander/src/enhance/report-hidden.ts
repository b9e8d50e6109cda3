import { reportsPageHidden } from '@vela/domain/landers';

const PATH = '/api/page-hidden.php';

/** Reports to the site once that the lander was hidden or left, where its address asks for it (product.md §2, query `lb`). */
export function reportHidden(site: string): void {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  let isReported = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !reportsPageHidden(query, { isReported })) return;
    isReported = navigator.sendBeacon(new URL(PATH, site), '{}');
  });
}
