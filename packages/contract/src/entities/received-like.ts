import * as v from 'valibot';
import { idSchema } from './fields';
import { profileSchema } from './profile';

/** A like the member received; `like_new` until the member opens that profile or likes back. */
export const receivedLikeSchema = v.object({
  id: idSchema,
  like_new: v.boolean(),
  profile: profileSchema,
});
