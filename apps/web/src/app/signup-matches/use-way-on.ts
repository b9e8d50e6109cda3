import { canBeginFree } from '@vela/domain/chat';
import { pathAfterSignupMatches } from '@vela/domain/search';
import { usePage } from '../../kit/page/page-context';

/** Whether a first message to somebody is free: else nobody is asked for one here, where no price stands. */
export function useCanWrite(): boolean {
  const { settings, user } = usePage();
  return user !== null && canBeginFree({ premium: user.paid_user, written: user.written }, settings);
}

/** Where the page leads: to the mailbox, or to the start page once the address is confirmed. */
export function useWayOn(): string {
  return pathAfterSignupMatches(usePage().user?.status ?? null);
}
