import { useLingui } from '@lingui/react/macro';
import { useLoaded } from '../../kit/page/use-routing';
import { Credits } from './Credits';
import type { loadCredits } from './load-credits';
import { PremiumLead, PremiumNotes } from './PremiumLead';

export function PremiumRoute() {
  const { t } = useLingui();
  return (
    <Credits
      title={t`Get Premium`}
      initial={useLoaded<typeof loadCredits>()}
      lead={<PremiumLead />}
      notes={<PremiumNotes />}
    />
  );
}
