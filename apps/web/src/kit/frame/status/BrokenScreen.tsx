import { lazy, Suspense } from 'react';
import { CatchErrors } from './CatchErrors';
import { LastResort } from './LastResort';

const ErrorScreen = lazy(() => import('.').then((module) => ({ default: module.ErrorScreen })));

/** It replaces a screen that failed in the browser; it is loaded then, and may fail itself. */
export function BrokenScreen() {
  return (
    <CatchErrors instead={<LastResort />}>
      <Suspense>
        <ErrorScreen />
      </Suspense>
    </CatchErrors>
  );
}
