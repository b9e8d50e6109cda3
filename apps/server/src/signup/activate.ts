import { CONFIRMATION } from '@vela/domain/members';
import { rememberDevice } from '../accounts/devices';
import { releaseHeldMessages } from '../chat/held/release-held-messages';
import type { AppContext } from '../context';
import { transact } from '../db/transact';
import { Failure } from '../http/failure';
import type { Call, Handler } from '../http/handler';
import { hashToken, type SessionMember } from '../http/session';
import { findLink, takeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import { getUserOf } from '../members/get-user-of';
import type { Site } from '../sites/sites';

/**
 * Confirms the address that the token was mailed to and logs its member in. A link that was used is of no use to
 * anyone, but a member who opens it again while logged in is told that all is well.
 */
export const activate: Handler<'activate'> = async (call) => {
  const { context, site, body, session, client, now } = call;
  const confirmed = await confirmAddress(context, { site, token: body.token, now });
  if (confirmed === null) return repeatedActivation(call);
  const { memberId, delivered } = confirmed;
  const cookies = await rememberDevice(context, { memberId, client, now });
  const user = await getUserOf(context, { memberId, site, now });
  const isLoggedIn = session?.memberId === memberId;
  return {
    result: { user, delivered },
    ...(!isLoggedIn && { session: { start: memberId, refusal: 'activation_failed' } }),
    cookies,
  };
};

/** Uses an activation link up; null when it is unknown, expired or used, or its member isn't waiting for it. */
export async function confirmAddress(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: { site: Site; token: string; now: Date },
): Promise<Confirmed | null> {
  return transact(db, async (tx) => {
    const taken = await takeLink(tx, { kind: 'activation', token, siteId: site.id, now });
    if (!taken) return null;
    const memberId = taken.member.id;
    if (!(await activateMember(tx, { memberId, site, now }))) return null;
    return { memberId, delivered: await releaseHeldMessages(tx, { memberId, now }) };
  });
}

interface Confirmed {
  memberId: string;
  /** How many messages that waited for it. */
  delivered: number;
}

/** Whether the link was one's own, and has done its work: of two presses at once only one uses it. */
export async function isConfirmedBy(
  { db }: Pick<AppContext, 'db'>,
  { session, token }: { session: SessionMember | null; token: string },
): Promise<boolean> {
  if (session?.status !== CONFIRMATION.to) return false;
  const row = await db
    .selectFrom('links')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('member_id', '=', session.memberId)
    .where('kind', '=', 'activation')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether a link that works now is another member's than the one's who is logged in. Who follows it takes over that
 * account, so that anyone could lead somebody into an account of theirs, to write and pay there.
 */
export async function isLinkOfAnother(
  { db }: Pick<AppContext, 'db'>,
  { session, site, token, now }: { session: SessionMember | null; site: Site; token: string; now: Date },
): Promise<boolean> {
  if (session === null) return false;
  const link = await findLink(db, { token, siteId: site.id, now });
  return link?.kind === 'activation' && link.memberId !== session.memberId;
}

async function repeatedActivation({ context, site, body, session, now }: Call<'activate'>) {
  if (!session || !(await isConfirmedBy(context, { session, token: body.token })))
    throw new Failure('activation_failed');
  const user = await getUserOf(context, { memberId: session.memberId, site, now });
  return { result: { user, delivered: 0 } };
}
