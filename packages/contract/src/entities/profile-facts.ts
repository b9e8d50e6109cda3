import { LOOKING_FOR, PROFILE_NOTES, PROFILE_OPTIONS } from '@vela/domain/profile';
import * as v from 'valibot';
import { languageSchema } from './fields';

/** A sentence that the member has finished; `name` is one of the site's `visible_profile_notes`. */
export const profileNoteSchema = v.object({
  name: v.picklist(PROFILE_NOTES),
  text: v.string(),
  /** That of the text, where it is known. */
  language: v.optional(languageSchema),
});

/** What a profile says in closed answers and one sentence; whatever was left open is left out. */
export const profileFacts = {
  /** Why the member signed up, in its own words. */
  reason: v.optional(v.string()),
  reason_language: v.optional(languageSchema),
  looking_for: v.optional(v.array(v.picklist(LOOKING_FOR))),
  relationship_status: v.optional(v.picklist(PROFILE_OPTIONS.relationship_status)),
  hair_color: v.optional(v.picklist(PROFILE_OPTIONS.hair_color)),
  body_type: v.optional(v.picklist(PROFILE_OPTIONS.body_type)),
  eye_color: v.optional(v.picklist(PROFILE_OPTIONS.eye_color)),
  tattoos: v.optional(v.boolean()),
  /** Self-described; only sites of niche 2 ask for it, and show it to members. */
  gender_identity: v.optional(v.string()),
  /** For members with the consent to special categories, on sites that offer them. */
  intimate_interests: v.optional(v.array(v.string())),
  /** Those that the member speaks. */
  languages: v.optional(v.array(languageSchema)),
};
