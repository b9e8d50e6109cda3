import { ALERT_KEYS, showsTimeBonusModal } from '@vela/domain/alerts';
import { dismissAlert, useDismissals } from '../alerts';
import { usePage } from '../page';
import { usePageName } from '../routing';
import { useServerTime } from '../times/use-server-time';
import { useLongInMembersArea } from './use-long-in-members-area';
import { WelcomeOffer } from './WelcomeOffer';

/** Brings the welcome bonus over the page after a while in the members' area, until it is dismissed in this browser. */
export function TimedOffer() {
  const { user } = usePage();
  const page = usePageName();
  const serverTime = useServerTime();
  const dismissals = useDismissals();
  const isLong = useLongInMembersArea(page, serverTime);
  if (!user?.time_bonus || page === null || !isLong) return null;
  const dismiss = () => dismissAlert(ALERT_KEYS.timeBonus, serverTime());
  const isOpen = showsTimeBonusModal({ page, user, dismissals });
  return <WelcomeOffer bonus={user.time_bonus} isOpen={isOpen} onClose={dismiss} isUnasked />;
}
