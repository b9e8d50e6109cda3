export { checkSiteSettings } from './check-site-settings';
export { showsEntryWarning, showsEntryWarningUntilKnown, showsSiteEntryPopup } from './entry-warnings';
export type { SiteEntry } from './entry-warnings';
export { hasNeededConsent, LANDER_PREFIXES, NICHES, needsSpecialCategories } from './niches';
export type { Niche } from './niches';
export { contentNotes, shownMatchClaim, showsPromoTiles, sourceIn } from './promotions';
export {
  HIGHEST_MESSAGE_LENGTH,
  LOWEST_MIN_AGE,
  SIGNUP_POLICIES,
  shownFields,
  VISIBLE_FIELDS,
  VISITOR_SEARCHES,
} from './site-settings';
export type { RateLimits, ServedCountries, SignupPolicy, SiteSettings, VisitorSearch } from './site-settings';
export { closesSignupModal, isSignupInProgress } from './signup-modal';
export type { SignupModalCloser } from './signup-modal';
export { companyLine, dialledNumber, registerLine, termsDate, termsVersion } from './support';
