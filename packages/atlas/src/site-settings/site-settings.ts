import { COUNTRIES } from '@vela/domain/locale';
import { PROFILE_NOTES } from '@vela/domain/profile';
import { SEARCH_FIELDS } from '@vela/domain/search';
import {
  LOWEST_MIN_AGE,
  needsSpecialCategories,
  VISIBLE_FIELDS,
  type Niche,
  type SiteSettings,
} from '@vela/domain/sites';

/** What a new site starts with (decisions.md, Setting values). */
export const DEFAULT_SITE_SETTINGS = {
  niche: 1,
  domain_language: null,
  countries: COUNTRIES,
  time_zone: 'Europe/Amsterdam',
  signups: 'all',
  account_disclosure: null,
  photo_check: 'before',
  min_age: LOWEST_MIN_AGE,
  signup_credits: 0,
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'limited',
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: ['NL', 'DE'],
  message_credits: 1,
  photo_credits: 3,
  gift_credits: { coffee: 2, rose: 3, chocolates: 4, bouquet: 6, champagne: 8, dinner: 10 },
  message_length: 1000,
  free_conversations: 2,
  free_messages: 3,
  swipe_likes: 4,
  refund_days: 14,
  block_disclosure: 'named',
  repeat_orders_a_day: 3,
  login_attempts: 5,
  login_window_minutes: 15,
  login_block_minutes: 15,
  login_longest_block_hours: 24,
  reset_mails: 3,
  activation_mails: 5,
  deleted_account_days: 14,
  rate_limits: {
    signup: 30,
    check: 20,
    login: 300,
    account_login: 100,
    hash: 600,
    reset: 20,
    draft: 60,
    consent: 300,
    upload: 60,
    upload_network: 120,
    report: 20,
    like: 100,
    stream: 120,
    mail_change: 5,
    password_change: 5,
    data_export: 4,
    passkey: 300,
    discount: 30,
    order: 20,
    agreement: 20,
    block: 60,
    mailbox: 10,
    search: 200,
    look_around: 60,
    teaser: 120,
    profiles: 500,
    premium_profiles: 1500,
    unconfirmed_profiles: 30,
    request: 50,
    send: 200,
    page: 60,
    photo: 300,
  },
  message_burst: 60,
  messages_per_second: 2,
  delete_discount: 50,
  welcome_hours: 4,
  welcome_percentage: 25,
  welcome_code: 'TIMEBONUS25',
  premium_match_claim: null,
  member_resell: [],
  // A site that offers intimate interests says so.
  visible_profile_fields: VISIBLE_FIELDS.filter((field) => field !== 'intimate_interests'),
  visible_profile_notes: PROFILE_NOTES,
  search_fields: SEARCH_FIELDS,
} as const satisfies SiteSettings;

/**
 * The same for a site of this niche: where membership reveals something that the law protects (GDPR Article 9), people
 * without an account see nobody (Article 25(2)).
 */
export function defaultSiteSettings(niche: Niche): SiteSettings {
  if (!needsSpecialCategories(niche)) return { ...DEFAULT_SITE_SETTINGS, niche };
  return {
    ...DEFAULT_SITE_SETTINGS,
    niche,
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'none',
  };
}
