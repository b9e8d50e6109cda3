import type { SearchFilters } from '@vela/domain/search';

const WISH_OF = {
  gender: 'gender',
  minAge: 'ages',
  maxAge: 'ages',
  country: 'place',
  region: 'place',
  distance: 'distance',
  interests: 'interests',
  online: 'online',
  photo: 'photo',
} as const satisfies Record<keyof SearchFilters, string>;

/** What one thinks of as a single filter, however many fields it has. */
export type Wish = (typeof WISH_OF)[keyof SearchFilters];

/** The one wish that two searches differ in; `null` for none and for several. */
export function changedWish(before: SearchFilters, after: SearchFilters): Wish | null {
  const fields = Object.keys(WISH_OF) as (keyof SearchFilters)[];
  const changed = fields.filter((field) => String(before[field]) !== String(after[field]));
  const wishes = new Set(changed.map((field) => WISH_OF[field]));
  const [wish] = wishes;
  return wish !== undefined && wishes.size === 1 ? wish : null;
}
