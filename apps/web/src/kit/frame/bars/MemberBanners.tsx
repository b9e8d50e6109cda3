import { MemberAlerts } from '../alerts/MemberAlerts';
import { WelcomeBanner } from '../welcome/WelcomeBanner';

/**
 * What a member has to know, and the offer that runs, above the screen (product.md §2, Alerts and banners). Nothing comes before
 * confirming the address, without which nobody gets a message.
 */
export function MemberBanners() {
  return (
    <>
      <MemberAlerts />
      <WelcomeBanner />
    </>
  );
}
