export { ageBoundsOf } from './age-bounds';
export type { AgeBounds, BirthDays } from './age-bounds';
export { facesFirst } from './faces-first';
export { hasAgesInOrder, searchAges } from './search-ages';
export { distanceBucket, narrowestDistance, SEARCH_DISTANCES } from './search-distances';
export type { SearchDistance } from './search-distances';
export { SEARCH_AGES } from './search-filters';
export { firstKeyOn, SORT_KEYS } from './order-of-day';
export { inTurn, NEAR_FILTERS, nearSearches } from './near-searches';
export type { NearFilter, NearSearch } from './near-searches';
export { isNearAndAbroad } from './near-and-abroad';
export type { NearAndAbroad } from './near-and-abroad';
export { asksFor, closedFilters, openFilters, SEARCH_FIELDS, VISITOR_SEARCH_FIELDS } from './search-fields';
export type { SearchField } from './search-fields';
export type { SearchFilters } from './search-filters';
export {
  hasNextPage,
  SEARCH_COUNT_LIMIT,
  SEARCH_PAGE,
  SEARCH_PAGES,
  searchLimitOf,
  searchPage,
  searchSlice,
  shownCount,
  similarLimit,
} from './search-limits';
export type { Counted } from './search-limits';
export {
  chooseSignupMatches,
  pathAfterSignupMatches,
  SIGNUP_CANDIDATES,
  SIGNUP_MATCH_GENDERS,
  SIGNUP_MATCHES,
  SIGNUP_SCOPES,
  signupMatchSearches,
} from './signup-matches';
export type { SignupCandidate, SignupMatchGender, SignupScope } from './signup-matches';
export { mayLookAround, visitorSearchOf } from './visitor-search';
export { widenAges, widenSearch } from './widen-search';
