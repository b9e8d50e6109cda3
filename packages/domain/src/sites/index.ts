export { accountDisclosure } from './account-disclosure';
export { companyLine, registerLine } from './company-lines';
export { contentNotes } from './content-notes';
export { checkSiteSettings } from './check-site-settings';
export { showsEntryWarning, showsEntryWarningUntilKnown, showsSiteEntryPopup } from './entry-warnings';
export type { SiteEntry } from './entry-warnings';
export { faultsOfClaim, shownMatchClaim, sourceIn } from './match-claim';
export { hasNeededConsent, LANDER_PREFIXES, NICHES, needsSpecialCategories } from './niches';
export type { Niche } from './niches';
export { faultsOfPromoTiles, PROMO_PLACES, promoTileOf } from './promo-tiles';
export type { PromoPlace, PromoTile } from './promo-tiles';
export {
  ACCOUNT_DISCLOSURES,
  BLOCK_DISCLOSURES,
  HIGHEST_MESSAGE_LENGTH,
  LOWEST_MIN_AGE,
  PHOTO_CHECKS,
  SIGNUP_POLICIES,
  VISITOR_SEARCHES,
} from './site-settings';
export type {
  AccountDisclosure,
  BlockDisclosure,
  PhotoCheck,
  RateLimits,
  MatchClaim,
  ServedCountries,
  SignupPolicy,
  SiteSettings,
  VisitorSearch,
} from './site-settings';
export { closesSignupModal, isSignupInProgress } from './signup-modal';
export type { SignupModalCloser } from './signup-modal';
export { dialledNumber } from './support-phone';
export { termsDate, termsVersion } from './terms';
export { hiddenFromVisitors, isShownToVisitors } from './visitor-choice';
export { shownFields, VISIBLE_FIELDS } from './visible-fields';
