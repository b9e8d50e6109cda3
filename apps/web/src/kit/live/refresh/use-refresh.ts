import { FIRST_REFRESH_MS } from '@vela/domain/refresh';
import { usePush } from '../push/push-context';
import { useLasts } from '../../formats/use-lasts';
import { refreshOf } from './refresh-of';

/** The periodic refresh of what belongs to a member, from five seconds after the page has opened on (product.md §9). */
export function useRefresh({ loggedIn }: { loggedIn: boolean }) {
  const { state: push } = usePush();
  const isDue = useLasts(true, FIRST_REFRESH_MS);
  return refreshOf({ isDue, push, loggedIn });
}
