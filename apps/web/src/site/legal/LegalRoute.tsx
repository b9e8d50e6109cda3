import { useLoaded } from '../../kit/page/use-routing';
import { LegalScreen } from './LegalScreen';
import type { loadLegalPage } from './load-legal-page';

export function LegalRoute() {
  return <LegalScreen {...useLoaded<typeof loadLegalPage>()} />;
}
