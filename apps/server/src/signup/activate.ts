import { CONFIRMATION } from '@vela/domain/members';
import { rememberDevice } from '../accounts/devices';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { hashToken } from '../sessions/sessions';
import type { SessionMember } from '../core/session-member';
import { getUserOf } from '../profile/get-user-of';
import { confirmAddress, sessionAfter } from './confirm-address';

/**
 * Confirms the address that the token was mailed to and logs its member in. A link that was used is of no use to
 * anyone, but a member who opens it again with a session sees that all is well.
 */
export const activate: Handler<'activate'> = async (call) => {
  const { context, site, client, now } = call;
  const confirmed = await confirmAddress(call);
  if (confirmed === null) return repeatedActivation(call);
  const { memberId, delivered, cleared } = confirmed;
  const cookies = await rememberDevice(context, { memberId, client, now });
  const user = await getUserOf(context, { memberId, site, now });
  return {
    result: { user, delivered, cleared },
    ...sessionAfter(call, confirmed, 'activation_failed'),
    cookies,
  };
};

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

async function repeatedActivation({ context, site, body, session, now }: Call<'activate'>) {
  if (!session || !(await isConfirmedBy(context, { session, token: body.token })))
    throw new Failure('activation_failed');
  const user = await getUserOf(context, { memberId: session.memberId, site, now });
  return { result: { user, delivered: 0, cleared: false } };
}
