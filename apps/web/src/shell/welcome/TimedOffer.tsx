import { ALERT_KEYS, showsTimeBonusModal } from '@vela/domain/alerts';
import { useState } from 'react';
import { dismissAlert, keptDismissals } from '../alerts';
import { usePage } from '../page';
import { usePageName } from '../routing';
import { useLongInMembersArea } from './use-long-in-members-area';
import { WelcomeOffer } from './WelcomeOffer';

/** Brings the welcome bonus over the page after a while in the members' area, until it is dismissed in this browser. */
export function TimedOffer() {
  const { user } = usePage();
  const page = usePageName();
  const isLong = useLongInMembersArea(page);
  const [isDismissed, setIsDismissed] = useState(false);
  if (!user?.time_bonus || page === null || !isLong) return null;
  const dismiss = () => {
    dismissAlert(ALERT_KEYS.timeBonus, new Date());
    setIsDismissed(true);
  };
  const isOpen = !isDismissed && showsTimeBonusModal({ page, user, dismissals: keptDismissals() });
  return <WelcomeOffer bonus={user.time_bonus} isOpen={isOpen} onClose={dismiss} isUnasked />;
}
