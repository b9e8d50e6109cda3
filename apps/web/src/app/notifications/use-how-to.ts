import { useIsHydrated } from '@vela/ui/hydration';
import { howToOf, type HowTo } from './how-to-of';

export type { HowTo } from './how-to-of';

/** Where this browser lets its person allow notifications again. */
export function useHowTo(): HowTo {
  return useIsHydrated() ? howToOf(navigator.userAgent) : 'address';
}
