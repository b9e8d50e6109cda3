import { usePage } from '../../../shell/page';

/** Where this member gets credits: the first purchase makes a premium member. null while there is no such page. */
export function useWayToCredits(): string | null {
  const { user, readyPages } = usePage();
  const page = user?.paid_user === true ? 'credits' : 'premium';
  return readyPages.includes(page) ? `/${page}` : null;
}
