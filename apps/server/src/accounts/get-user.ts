import type { Handler } from '../core/handler';
import { findUserOf } from '../profile/get-user-of';

export const getUser: Handler<'getUser'> = async ({ context, session, site, now }) => ({
  result: { user: session && (await findUserOf(context, { memberId: session.memberId, site, now })) },
});
