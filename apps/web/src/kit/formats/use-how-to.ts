import { useIsHydrated } from '@vela/ui/hydration';

/** Where a browser lets its person allow something again. */
export type HowTo = 'address' | 'safari' | 'phone';

/** Returns where that is, by what a browser says of itself. */
export function howToOf(userAgent: string): HowTo {
  if (/Android|iPhone|iPad/.test(userAgent)) return 'phone';
  return /Macintosh.*Version\/.*Safari\//.test(userAgent) ? 'safari' : 'address';
}

/** Where this browser lets its person allow something again. */
export function useHowTo(): HowTo {
  return useIsHydrated() ? howToOf(navigator.userAgent) : 'address';
}
