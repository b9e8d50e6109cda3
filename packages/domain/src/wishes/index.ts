export { compareFits, compareNearness, FIT_ORDERS, fitOf, namedInterests, wantsToMeet } from './fit';
export type { Candidate, Fit, FitOrder, OwnFacts } from './fit';
export { wishableOf } from './wishable';
export {
  askedWishes,
  FEW_FITS,
  FITS_SHOWN,
  NEARLY_SHOWN,
  openWishes,
  RELAXABLE_WISHES,
  relaxWish,
  WISHED_INTERESTS,
  WISHES,
  wishedSearch,
} from './wishes';
export type { Wish, Wishes, WishSearch } from './wishes';
