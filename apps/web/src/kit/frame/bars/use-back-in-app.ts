import { showsBackButton } from '@vela/domain/navigation';
import { useSyncExternalStore } from 'react';
import { usePageName } from '../../page/use-routing';

/** What a page is taken to have behind it until the browser says. */
const ONE_BEFORE = 2;

/** Whether the bar of the installed app has a way back on this page (product.md §2, Top navigation). */
export function useBackInApp(): boolean {
  const page = usePageName();
  const historyLength = useSyncExternalStore(onWay, entries, () => ONE_BEFORE);
  return page !== null && showsBackButton({ page, installedApp: true, historyLength });
}

function onWay(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

function entries(): number {
  return history.length;
}
