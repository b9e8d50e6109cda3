import { Trans } from '@lingui/react/macro';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { Countdown } from '@vela/ui/Countdown';
import { Notice } from '@vela/ui/Notice';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useAlerts } from '../../kit/frame/alerts/use-alerts';
import { usePage } from '../../kit/page/page-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import { useBonusLeft } from '../../kit/frame/welcome/use-bonus-left';

/**
 * Shows the welcome discount that is in the prices, with its end and the time left; at its end the prices are
 * loaded again. It is left out where the members' area shows it above the page.
 */
export function WelcomeNotice({ offers }: { offers: readonly CreditPackage[] }) {
  const bonus = usePage().user?.time_bonus;
  const alerts = useAlerts();
  const isInPrices = offers.some(({ discount }) => discount?.code === bonus?.code);
  if (!bonus || !isInPrices || alerts.includes('timeBonusBanner')) return null;
  const { percentage, expires } = bonus;
  return (
    <Notice
      icon={TicketPercent}
      title={<Trans>Welcome bonus: {percentage}% off, already in the prices below.</Trans>}
    >
      <HowLong expires={expires} />
    </Notice>
  );
}

function HowLong({ expires }: { expires: string }) {
  const { clock } = useTimeText();
  const left = useBonusLeft(expires);
  const end = clock(expires);
  return (
    <Trans>
      For your first purchase only, until {end}. <Countdown seconds={left} /> left.
    </Trans>
  );
}
