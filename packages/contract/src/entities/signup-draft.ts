import * as v from 'valibot';
import { trackingSchema } from './fields';

/** The stored length of each field, in UTF-16 units. It is above the limit of every field. */
export const DRAFT_TEXT_MAX = 2000;

const typed = v.optional(v.pipe(v.string(), v.maxLength(DRAFT_TEXT_MAX)));

/**
 * A sign-up that is not finished: what was typed, as it was typed, so that nothing is lost to a reload.
 * The password itself is never in it; `has_password` says that the server holds its hash.
 */
export const signupDraftSchema = v.object({
  email: typed,
  name: typed,
  date_of_birth: typed,
  gender: typed,
  wished_gender: typed,
  wished_min_age: typed,
  wished_max_age: typed,
  wished_distance: typed,
  looking_for: typed,
  country: typed,
  region: typed,
  city: typed,
  relationship_status: typed,
  body_type: typed,
  hair_color: typed,
  eye_color: typed,
  tattoos: typed,
  about: typed,
  signup_message: typed,
  signup_member_id: typed,
  terms: v.optional(v.boolean()),
  special_categories: v.optional(v.boolean()),
  wish_consent: v.optional(v.boolean()),
  visitors_may_see: v.optional(v.boolean()),
  has_password: v.boolean(),
  tracking: v.optional(trackingSchema),
});

export type SignupDraft = v.InferOutput<typeof signupDraftSchema>;
