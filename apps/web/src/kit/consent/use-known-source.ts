import { latestTracking, type Tracking } from '@vela/domain/landers';
import { useIsHydrated } from '@vela/ui/hydration';
import { useTrafficSource } from '../page/use-traffic-source';
import { savedTrafficSource } from './traffic-source';

/**
 * Who sent this visitor: what the address of this page says or else, once the page reacts, what an earlier one kept after
 * a yes. The two are never mixed.
 */
export function useKnownSource(): Tracking {
  const named = useTrafficSource();
  const isHydrated = useIsHydrated();
  return latestTracking(named, isHydrated ? savedTrafficSource() : {});
}
