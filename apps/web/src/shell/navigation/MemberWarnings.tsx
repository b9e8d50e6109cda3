import { MemberAlerts } from '../alerts/MemberAlerts';
import { WelcomeBanner } from '../welcome';

/** The offer that runs and what a member has to know, above the screen (product.md §2, Alerts and banners). */
export function MemberWarnings() {
  return (
    <>
      <WelcomeBanner />
      <MemberAlerts />
    </>
  );
}
