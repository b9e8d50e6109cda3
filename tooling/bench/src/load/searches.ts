/** What one search asks for, as the query of a request has it. */
export interface Search {
  gender: 'male' | 'female';
  min_age: number;
  max_age: number;
  country?: string;
  distance?: number;
  photo?: '1';
  page: number;
}

const COUNTRIES = ['NL', 'DE', 'US', 'FR', 'GB'];
const DISTANCES = [25, 50, 100];
/** Most people look at the first page. */
const PAGES = [1, 1, 1, 2, 1, 3];

/** The kinds of searches in turn: in a country, with a photo there, anywhere, and around one's own place. */
const KINDS = [
  (number: number) => ({ country: COUNTRIES[number % COUNTRIES.length] ?? 'NL' }),
  (number: number) => ({ country: COUNTRIES[number % COUNTRIES.length] ?? 'NL', photo: '1' as const }),
  () => ({}),
  (number: number) => ({ distance: DISTANCES[number % DISTANCES.length] ?? 50 }),
] as const;

/** The search with a number: the same one for every caller. */
export function searchOf(number: number): Search {
  const kind = KINDS[number % KINDS.length] ?? (() => ({}));
  const turn = Math.floor(number / KINDS.length);
  const youngest = 20 + (turn % 5) * 4;
  return {
    gender: turn % 3 === 0 ? 'male' : 'female',
    min_age: youngest,
    max_age: youngest + 20,
    page: PAGES[turn % PAGES.length] ?? 1,
    ...kind(turn),
  };
}
