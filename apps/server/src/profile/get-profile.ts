import type { Handler } from '../core/handler';
import { getOwnProfile } from './get-own-profile';

export const getProfile: Handler<'getProfile'> = async ({ context, session, site, now }) => ({
  result: { profile: await getOwnProfile(context, { memberId: session.memberId, site, now }) },
});
