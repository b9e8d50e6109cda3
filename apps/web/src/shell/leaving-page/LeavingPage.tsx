import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../hydration';

const LeavingBar = lazy(() => import('./LeavingBar').then((module) => ({ default: module.LeavingBar })));

/** Shows that the next page is on its way, which an installed app says nowhere else. */
export function LeavingPage() {
  const [isReady, setIsReady] = useState(false);
  // No page is left before it was looked at: the first paint and the page's own work go first.
  useEffect(() => whenIdle(() => setIsReady(true)), []);
  return (
    isReady && (
      <Suspense>
        <LeavingBar />
      </Suspense>
    )
  );
}
