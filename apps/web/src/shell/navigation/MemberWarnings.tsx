import { useAlerts } from '../alerts';
import { MemberAlerts } from '../alerts/MemberAlerts';
import { WelcomeBanner } from '../welcome';

/**
 * The offer that runs and what a member has to know, above the screen (product.md §2, Alerts and banners). Nothing comes before
 * confirming the address, without which nobody gets a message.
 */
export function MemberWarnings() {
  const isReminded = useAlerts()?.activateReminder === 'alert';
  return (
    <>
      {isReminded && <MemberAlerts />}
      <WelcomeBanner />
      {!isReminded && <MemberAlerts />}
    </>
  );
}
