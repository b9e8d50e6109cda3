import type { Handler } from '../core/handler';

/** Always works: access is removed whatever happened between the two since. */
export const takePhotoAccess: Handler<'takePhotoAccess'> = async ({ context, body, session }) => {
  await context.db
    .deleteFrom('photo_access')
    .where('owner_id', '=', session.memberId)
    .where('viewer_id', '=', body.profile_id)
    .execute();
  return { result: { access: false } };
};
