/** The lists of likes, by their part of the address `/likes/{type}`. Source: decisions.md, Routes. */
export const LIKE_TYPES = ['received', 'sent', 'matches'] as const;

export type LikeType = (typeof LIKE_TYPES)[number];

/** Whether a value of an address is the name of a list of likes. Source: decisions.md, Routes. */
export function isLikeType(value: unknown): value is LikeType {
  return (LIKE_TYPES as readonly unknown[]).includes(value);
}
