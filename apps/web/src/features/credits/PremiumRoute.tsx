import { useLoaded } from '../../shell/routing';
import { Credits } from './Credits';
import type { loadCredits } from './load-credits';
import { PremiumLead, PremiumNotes } from './PremiumLead';

export function PremiumRoute() {
  return (
    <Credits initial={useLoaded<typeof loadCredits>()} lead={<PremiumLead />} notes={<PremiumNotes />} />
  );
}
