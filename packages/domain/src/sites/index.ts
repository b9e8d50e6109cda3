export { showsEntryWarning, showsSiteEntryPopup, showsUsFooter } from './entry-warnings';
export type { SiteEntry } from './entry-warnings';
export { hasNeededConsent, LANDER_PREFIXES, isNiche, NICHES, needsSpecialCategories } from './niches';
export type { Niche } from './niches';
export { checkSiteSettings, DEFAULT_SITE_SETTINGS, LOWEST_MIN_AGE } from './site-settings';
export type { SignupPolicy, SiteSettings, VisitorSearch } from './site-settings';
export { closesSignupModal } from './signup-modal';
export type { SignupModalCloser } from './signup-modal';
export { companyLine, dialledNumber, termsDate } from './support';
