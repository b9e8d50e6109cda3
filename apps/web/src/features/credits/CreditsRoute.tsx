import { useLoaded } from '../../shell/routing';
import { Credits } from './Credits';
import type { loadCredits } from './load-credits';

export function CreditsRoute() {
  return <Credits initial={useLoaded<typeof loadCredits>()} />;
}
