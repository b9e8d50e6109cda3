import { awaitsConfirmation } from '@vela/domain/members';
import { usePage } from '../../kit/page/page-context';

/** Where the page leads: to the mailbox, or to the start page once the address is confirmed. */
export function useWayOn(): string {
  const { user } = usePage();
  return user !== null && awaitsConfirmation(user.status) ? '/complete-signup' : '/members';
}
