/**
 * How long the free texts of a profile may be, in grapheme clusters, and how many interests it names at most.
 */
export const PROFILE_LIMITS = {
  about: 2000,
  reason: 300,
  gender_identity: 60,
  interests: 20,
} as const;
