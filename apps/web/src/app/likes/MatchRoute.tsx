import { useLoaded } from '../../kit/page/use-routing';
import type { loadMatch } from './load-match';
import { Match } from './Match';

export function MatchRoute() {
  const { id } = useLoaded<typeof loadMatch>();
  return <Match key={id} id={id} />;
}
