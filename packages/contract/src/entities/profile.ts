import * as v from 'valibot';
import { PROFILE_STATUSES } from '@vela/domain/members';
import { PRESENCES } from '@vela/domain/presence';
import { LOWEST_MIN_AGE } from '@vela/domain/sites';
import { countrySchema, genderSchema, idSchema, languageSchema } from './fields';
import { imageSchema } from './image';
import { profileFacts, profileNoteSchema } from './profile-facts';

/** All that a visitor learns of a member. Source: decisions.md, Access. */
export const profileCardSchema = v.object({
  id: idSchema,
  name: v.string(),
  age: v.pipe(v.number(), v.integer(), v.minValue(LOWEST_MIN_AGE)),
  country: countrySchema,
  region: v.optional(v.string()),
  main_image: v.nullable(imageSchema),
  fictional: v.boolean(),
  premium: v.boolean(),
  /** Whether the main photo has a border: the choice of a premium member. In the own profile the choice itself, Premium or not. */
  photo_border: v.boolean(),
});

export type ProfileCard = v.InferOutput<typeof profileCardSchema>;

/**
 * A member as others may see them; `like` to `photo_access` speak of the one who asks. Lists,
 * events and conversations give a card: `photos` holds the main photo alone, `notes` and `interests` nothing, and of the facts only `city` is
 * there.
 */
export const profileSchema = v.object({
  ...profileCardSchema.entries,
  gender: genderSchema,
  city: v.optional(v.string()),
  status: v.picklist(PROFILE_STATUSES),
  online: v.picklist(PRESENCES),
  photos: v.array(imageSchema),
  about: v.optional(v.string()),
  about_language: v.optional(languageSchema),
  /** In the member's order. */
  notes: v.array(profileNoteSchema),
  interests: v.array(v.string()),
  ...profileFacts,
  like: v.optional(v.boolean()),
  liked_by: v.optional(v.boolean()),
  match: v.optional(v.boolean()),
  blocked: v.optional(v.boolean()),
  conversation_id: v.optional(idSchema),
  /** Whether the one who asks ever wrote to this member; deleted messages and conversations count. */
  wrote_to: v.optional(v.boolean()),
  /** Whether the one who asks lets this member see its private photos. */
  photo_access: v.optional(v.boolean()),
});

export type Profile = v.InferOutput<typeof profileSchema>;
