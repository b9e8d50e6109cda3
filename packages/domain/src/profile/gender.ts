/** What a profile, and a search, may say of somebody's gender. Source: product.md §3. */
export const GENDERS = ['male', 'female'] as const;

export type Gender = (typeof GENDERS)[number];

/** Whether a value is a gender of the profile. Source: product.md §3. */
export function isGender(value: unknown): value is Gender {
  return (GENDERS as readonly unknown[]).includes(value);
}
