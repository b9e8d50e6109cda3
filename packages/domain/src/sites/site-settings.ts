import type { Country, Locale } from '../locale';
import type { Niche } from './niches';
import type { PromoTile } from './promo-tiles';

/** No site may admit anyone younger, in whole years. Source: decisions.md, Setting values. */
export const LOWEST_MIN_AGE = 18;

/** No site may let a message be longer, in grapheme clusters. */
export const HIGHEST_MESSAGE_LENGTH = 2000;

/** Who may sign up: everyone, those that a partner sent, or nobody. Source: product.md §5. */
export const SIGNUP_POLICIES = ['all', 'with_trafficsource', 'none'] as const;

export type SignupPolicy = (typeof SIGNUP_POLICIES)[number];

/** What visitors may search: nothing, or a page of teaser profiles. Source: product.md §3. */
export const VISITOR_SEARCHES = ['none', 'limited'] as const;

export type VisitorSearch = (typeof VISITOR_SEARCHES)[number];

/**
 * What a member sees on the profile of a member whose block it may know of: that it was this member, by name, or only that
 * the profile is no longer available. Source: product.md §6 for the first; decisions.md, Access.
 */
export const BLOCK_DISCLOSURES = ['named', 'neutral'] as const;

export type BlockDisclosure = (typeof BLOCK_DISCLOSURES)[number];

/** Whether an answer may say that an address has an account. Source: product.md §8; decisions.md, Honest by construction. */
export const ACCOUNT_DISCLOSURES = ['shown', 'neutral'] as const;

export type AccountDisclosure = (typeof ACCOUNT_DISCLOSURES)[number];

/** When the photos of a site are checked: before others see them, or later. */
export const PHOTO_CHECKS = ['before', 'after'] as const;

export type PhotoCheck = (typeof PHOTO_CHECKS)[number];

/** The countries of a site, of which there is always one. */
export type ServedCountries = readonly [Country, ...Country[]];

/** How much may be asked of a site, each within the window of its own (`RATE_WINDOWS_MS`). Source: decisions.md, Setting values. */
export interface RateLimits {
  signup: number;
  check: number;
  login: number;
  account_login: number;
  hash: number;
  reset: number;
  draft: number;
  consent: number;
  upload: number;
  upload_network: number;
  report: number;
  like: number;
  stream: number;
  mail_change: number;
  password_change: number;
  data_export: number;
  passkey: number;
  discount: number;
  order: number;
  agreement: number;
  block: number;
  mailbox: number;
  search: number;
  look_around: number;
  teaser: number;
  profiles: number;
  premium_profiles: number;
  unconfirmed_profiles: number;
  request: number;
  send: number;
  page: number;
  photo: number;
}

type Sources = Readonly<Partial<Record<Locale, string>>>;

/** A number that is advertised, with what stands behind it. */
export interface MatchClaim {
  /** In per cent. */
  value: number;
  /** Who found it out, and how. */
  source: string;
  /** The same in other languages. */
  sources?: Sources | undefined;
  /** The day it was found out, `YYYY-MM-DD`. */
  from: string;
  /** How many members it was found out of. */
  sample: number;
}

/** What an operator decides for a site; what the server derives is not among it. Source: product.md §3. */
export interface SiteSettings {
  niche: Niche;
  domain_language: string | null;
  countries: ServedCountries;
  /** IANA zone that the site's days are counted in. */
  time_zone: string;
  signups: SignupPolicy;
  /** `null` leaves it to the niche. */
  account_disclosure: AccountDisclosure | null;
  /** Whether a new photo waits for a check, or is shown at once and checked later. */
  photo_check: PhotoCheck;
  min_age: number;
  signup_credits: number;
  logged_out_search: VisitorSearch;
  logged_out_search_trafficsource: VisitorSearch;
  enable_site_entry_popup: 'yes' | 'no';
  /** The countries the entry popup is limited to; none means everywhere. */
  site_entry_popup_countries: readonly Country[];
  /** Orders a day of one member that are charged to a stored method. */
  repeat_orders_a_day: number;
  /** Credits a message costs. */
  message_credits: number;
  photo_credits: number;
  /** Credits by gift. */
  gift_credits: Readonly<Record<string, number>>;
  /** Grapheme clusters. */
  message_length: number;
  free_conversations: number;
  free_messages: number;
  /** Likes a day in the swipe game, by the site's time zone. */
  swipe_likes: number;
  refund_days: number;
  block_disclosure: BlockDisclosure;
  /** How many wrong passwords block further attempts. */
  login_attempts: number;
  /** The time in which they are counted. */
  login_window_minutes: number;
  /** The length of the first block; each further block is twice as long. */
  login_block_minutes: number;
  login_longest_block_hours: number;
  /** Mails a day that set a new password. */
  reset_mails: number;
  /** Mails a day that confirm an address, the first or a new one. */
  activation_mails: number;
  /** How long a deleted account can come back. */
  deleted_account_days: number;
  rate_limits: RateLimits;
  /** Messages that a member may send at once after a rest. */
  message_burst: number;
  /** Messages a member may send from then on. */
  messages_per_second: number;
  /** A share in per cent. */
  delete_discount: number;
  welcome_hours: number;
  /** A share in per cent; 0 for no welcome offer. */
  welcome_percentage: number;
  /** The discount code of the welcome offer, as discount codes are compared: in capitals. */
  welcome_code: string;
  /** How much likelier premium members find a match. It is shown with its source or not at all. */
  premium_match_claim: MatchClaim | null;
  /** The advertisements of the members' area; none on most sites. */
  member_resell: readonly PromoTile[];
  visible_profile_fields: readonly string[];
  /** The sentences that members may finish on their profile, in the order they are offered. */
  visible_profile_notes: readonly string[];
  search_fields: readonly string[];
}
