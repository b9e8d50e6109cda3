import { CONFIRMATION } from '@vela/domain/members';
import { rememberDevice } from '../accounts/devices';
import { releaseHeldMessages } from '../chat/held/release-held-messages';
import type { AppContext } from '../context';
import { transact } from '../db/transact';
import { Failure } from '../http/failure';
import type { Call, Handler } from '../http/handler';
import { hashToken } from '../http/session';
import { takeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import { getUserOf } from '../members/get-user-of';
import type { Site } from '../sites/sites';

/**
 * Confirms the address that the token was mailed to and logs its member in. A link that was used is of no use to
 * anyone, but a member who opens it again while logged in is told that all is well.
 */
export const activate: Handler<'activate'> = async (call) => {
  const { context, site, body, session, client, now } = call;
  const memberId = await confirmAddress(context, { site, token: body.token, now });
  if (memberId === null) return repeatedActivation(call);
  const cookies = await rememberDevice(context, { memberId, client, now });
  const user = await getUserOf(context, { memberId, site, now });
  const isLoggedIn = session?.memberId === memberId;
  return {
    result: { user },
    ...(!isLoggedIn && { session: { start: memberId, refusal: 'activation_failed' } }),
    cookies,
  };
};

/** Uses an activation link up; null when it is unknown, expired or used, or its member isn't waiting for it. */
export async function confirmAddress(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: { site: Site; token: string; now: Date },
): Promise<string | null> {
  return transact(db, async (tx) => {
    const taken = await takeLink(tx, { kind: 'activation', token, siteId: site.id, now });
    if (!taken) return null;
    const memberId = taken.member.id;
    if (!(await activateMember(tx, { memberId, site, now }))) return null;
    await releaseHeldMessages(tx, { memberId, now });
    return memberId;
  });
}

async function repeatedActivation({ context, site, body, session, now }: Call<'activate'>) {
  const isOwn =
    session?.status === CONFIRMATION.to && (await isOwnActivationLink(context, session.memberId, body.token));
  if (!session || !isOwn) throw new Failure('activation_failed');
  const user = await getUserOf(context, { memberId: session.memberId, site, now });
  return { result: { user } };
}

async function isOwnActivationLink(
  { db }: Pick<AppContext, 'db'>,
  memberId: string,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('links')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'activation')
    .executeTakeFirst();
  return row !== undefined;
}
