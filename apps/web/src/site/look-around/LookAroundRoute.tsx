import { useLoaded } from '../../kit/page/use-routing';
import type { loadLookAround } from './load-look-around';
import { LookAround } from './LookAround';

export function LookAroundRoute() {
  return <LookAround {...useLoaded<typeof loadLookAround>()} />;
}
