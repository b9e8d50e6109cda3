import { PROFILE_OPTIONS } from '@vela/domain/profile';
import * as v from 'valibot';
import { profileFacts } from './profile-facts';
import { profileSchema } from './profile';

/** A member's own profile: all that others may see and what they may not. What was left open is left out. */
export const ownProfileSchema = v.object({
  ...profileSchema.entries,
  ...profileFacts,
  date_of_birth: v.pipe(v.string(), v.isoDate()),
  sexuality: v.optional(v.picklist(PROFILE_OPTIONS.sexuality)),
  /** Whether the member may still correct gender and date of birth. */
  can_correct: v.boolean(),
  /** How many photos the member may keep. */
  photo_limit: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;
