import { useLingui } from '@lingui/react/macro';
import { useLoaded } from '../../kit/page/use-routing';
import { Credits } from './Credits';
import type { loadCredits } from './load-credits';

export function CreditsRoute() {
  const { t } = useLingui();
  return <Credits title={t`Credits`} initial={useLoaded<typeof loadCredits>()} />;
}
