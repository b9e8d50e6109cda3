import { shopPage } from '@vela/domain/navigation';
import { useContext } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { withNext } from '../../../kit/page/with-next';
import { TalkPartnerContext } from './talk-partner';

/**
 * Returns where this member gets credits, with the way back to the conversation: the first purchase makes a
 * premium member. It is null while there is no such page.
 */
export function useWayToCredits(): string | null {
  const { user, readyPages } = usePage();
  const partnerId = useContext(TalkPartnerContext);
  const page = shopPage({ paidUser: user?.paid_user === true });
  if (!readyPages.includes(page)) return null;
  return withNext(`/${page}`, partnerId === null ? null : `/members/${partnerId}/chat`);
}
