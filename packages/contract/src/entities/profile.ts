import * as v from 'valibot';
import { countrySchema, genderSchema, idSchema } from './fields';
import { imageSchema } from './image';

/** A member as others may see them; `like` to `conversation_id` speak of the one who asks. */
export const profileSchema = v.object({
  id: idSchema,
  name: v.string(),
  age: v.pipe(v.number(), v.integer(), v.minValue(18)),
  gender: genderSchema,
  country: countrySchema,
  region: v.optional(v.string()),
  city: v.optional(v.string()),
  status: v.picklist(['active', 'disabled']),
  fictional: v.boolean(),
  premium: v.boolean(),
  online: v.picklist(['now', 'today', 'this_week', 'earlier', 'hidden']),
  main_image: v.nullable(imageSchema),
  photos: v.array(imageSchema),
  about: v.optional(v.string()),
  interests: v.array(v.string()),
  like: v.optional(v.boolean()),
  liked_by: v.optional(v.boolean()),
  match: v.optional(v.boolean()),
  blocked: v.optional(v.boolean()),
  conversation_id: v.optional(idSchema),
});

export type Profile = v.InferOutput<typeof profileSchema>;
