import { useLoaded } from '../../shell/routing';
import type { loadMatch } from './load-match';
import { Match } from './Match';

export function MatchRoute() {
  return <Match id={useLoaded<typeof loadMatch>().id} />;
}
