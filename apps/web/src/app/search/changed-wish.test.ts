import type { SearchFilters } from '@vela/domain/search';
import { expect, it } from 'vitest';
import { changedWish } from './changed-wish';

const before: SearchFilters = { country: 'NL', region: 'UT', gender: 'female', interests: ['tea'] };

it.each<[SearchFilters, string | null]>([
  [before, null],
  [{ ...before, interests: ['tea'] }, null],
  [{ ...before, gender: 'male' }, 'gender'],
  [{ ...before, minAge: 30 }, 'ages'],
  [{ ...before, minAge: 30, maxAge: 40 }, 'ages'],
  // Another country has other regions.
  [{ country: 'DE', gender: 'female', interests: ['tea'] }, 'place'],
  [{ ...before, interests: ['tea', 'wine'] }, 'interests'],
  [{ ...before, distance: 50 }, 'distance'],
  [{ ...before, online: true }, 'online'],
  [{ ...before, photo: true }, 'photo'],
  [{ ...before, photo: true, online: true }, null],
  [{ country: 'NL' }, null],
])('%j differs in %s', (after, wish) => {
  expect(changedWish(before, after)).toBe(wish);
});
