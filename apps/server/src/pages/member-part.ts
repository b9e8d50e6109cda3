import type { ProfileCard } from '@vela/contract/entities/profile';
import type { PageInput } from '@vela/contract/page';
import { matchPage } from '@vela/contract/pages';
import { showsSignupMember } from '@vela/domain/pages';
import { countUnread } from '../chat/find-chats';
import type { AppContext } from '../core/context';
import type { Visit } from '../http/visit';
import { readHead } from '../events/read-events';
import { countNewLikes } from '../likes/find-likes';
import { hasUnseenMatch } from '../likes/find-unseen-match';
import { presentProfileCards } from '../profile/present-profiles';
import { viewerOf, type Viewer } from '../core/viewer';

type MemberPart = Pick<PageInput, 'news' | 'unseenMatch' | 'signupMember'>;

/** The data of a member's page beside the member: the counts, so that the first paint shows them, and a held message. */
export async function memberPart(
  context: AppContext,
  visit: Visit,
  pathname: string,
): Promise<Partial<MemberPart>> {
  const session = await visit.session();
  if (!session) return {};
  const { memberId } = session;
  const viewer = { ...viewerOf({ site: visit.site, session, now: visit.now }), memberId };
  const name = matchPage(pathname)?.page.name;
  const [unreadMessages, newLikes, isUnseen, signupMember] = await Promise.all([
    countUnread(context.db, viewer),
    countNewLikes(context.db, viewer),
    hasUnseenMatch(context.db, viewer),
    name && showsSignupMember(name) ? findSignupMember(context, viewer) : null,
  ]);
  return {
    news: { unreadMessages, newLikes },
    ...(isUnseen && { unseenMatch: true }),
    ...(signupMember && { signupMember }),
  };
}

/** The number of the member's last event; nothing for a visitor. */
export async function positionPart(
  { db }: AppContext,
  visit: Visit,
): Promise<Pick<PageInput, 'eventPosition'>> {
  const session = await visit.session();
  if (!session) return {};
  const { seq } = await readHead(db, session.memberId);
  return { eventPosition: String(seq) };
}

/** The member that this one signed up to meet; `null` also when that one may no longer be seen. */
async function findSignupMember(
  context: AppContext,
  viewer: Viewer & { memberId: string },
): Promise<ProfileCard | null> {
  const signup = await context.db
    .selectFrom('signups')
    .select('signup_member_id')
    .where('member_id', '=', viewer.memberId)
    .executeTakeFirst();
  const id = signup?.signup_member_id ?? null;
  if (id === null) return null;
  const cards = await presentProfileCards(context, { viewer, ids: [id] });
  return cards.get(id) ?? null;
}
