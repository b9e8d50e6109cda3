import { useLoaded } from '../../kit/page/use-routing';
import { Home } from './Home';
import type { loadHome } from './load-home';

export function HomeRoute() {
  return <Home {...useLoaded<typeof loadHome>()} />;
}
