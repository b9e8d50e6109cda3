/**
 * How long the free texts of a profile may be, in grapheme clusters, and how many notes, interests and languages it has at most. `note` is the length of
 * each of them.
 */
export const PROFILE_LIMITS = {
  about: 2000,
  reason: 300,
  gender_identity: 60,
  notes: 3,
  note: 200,
  interests: 20,
  languages: 10,
} as const;
