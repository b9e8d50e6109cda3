import { dismissAlert } from '../../storage/dismissals';
import { useAlerts } from '../alerts/use-alerts';
import { usePage } from '../../page/page-context';
import { usePageName } from '../../page/use-routing';
import { useServerTime } from '../../formats/use-server-time';
import { useLongInMembersArea } from './use-long-in-members-area';
import { WelcomeOffer } from './WelcomeOffer';

/** Shows the welcome bonus over the page after a while in the members' area, until it is dismissed in this browser. */
export function TimedOffer() {
  const { user } = usePage();
  const page = usePageName();
  const serverTime = useServerTime();
  const alerts = useAlerts();
  const isLong = useLongInMembersArea(page, serverTime);
  if (!user?.time_bonus || !isLong) return null;
  const dismiss = () => dismissAlert('timeBonusModal', serverTime());
  const isOpen = alerts.includes('timeBonusModal');
  return <WelcomeOffer bonus={user.time_bonus} isOpen={isOpen} onClose={dismiss} isUnasked />;
}
