import { latestTracking, type Tracking } from '@vela/domain/landers';
import { useIsHydrated } from '@vela/ui/hydration';
import { useTrafficSource } from '../page/use-traffic-source';
import { savedTrafficSource } from './traffic-source';

/**
 * Returns who sent this visitor: by the address of this page or, once the page reacts, as an earlier page stored it after
 * consent. The two are never mixed.
 */
export function useKnownSource(): Tracking {
  const named = useTrafficSource();
  const isHydrated = useIsHydrated();
  return latestTracking(named, isHydrated ? savedTrafficSource() : {});
}
