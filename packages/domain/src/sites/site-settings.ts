import type { Country } from '../locale';
import { isTimeZone } from '../time';
import type { Niche } from './niches';

/** No site may admit anyone younger, in whole years. Source: decisions.md, Setting values. */
export const LOWEST_MIN_AGE = 18;

/** Who may sign up: everyone, those that a partner sent, or nobody. Source: product.md §5. */
export type SignupPolicy = 'all' | 'with_trafficsource' | 'none';

/** What visitors may search: nothing, or a page of teaser profiles. */
export type VisitorSearch = 'none' | 'limited';

/** What an operator decides for a site; what the server derives is not among it. Source: product.md §3. */
export interface SiteSettings {
  niche: Niche;
  domain_language: string | null;
  countries: readonly Country[];
  /** IANA zone that the site's days are counted in. */
  time_zone: string;
  signups: SignupPolicy;
  min_age: number;
  signup_credits: number;
  logged_out_search: VisitorSearch;
  logged_out_search_trafficsource: VisitorSearch;
  enable_site_entry_popup: 'yes' | 'no';
  /** The countries the entry popup is limited to; none means everywhere. */
  site_entry_popup_countries: readonly Country[];
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
  /** Per cent. */
  delete_discount: number;
  welcome_hours: number;
  /** A claim is shown with its source or not at all. */
  premium_match_claim: { percentage: number; source: string } | null;
  member_resell: boolean;
  visible_profile_fields: readonly string[];
  visible_profile_notes: readonly string[];
  search_fields: readonly string[];
}

/** What a new site starts with. Source: decisions.md, Setting values. */
export const DEFAULT_SITE_SETTINGS = {
  niche: 1,
  domain_language: null,
  countries: [
    'NL',
    'BE',
    'DE',
    'AT',
    'CH',
    'GB',
    'IE',
    'FR',
    'IT',
    'ES',
    'PL',
    'DK',
    'SE',
    'NO',
    'FI',
    'US',
    'CA',
    'AU',
    'NZ',
  ],
  time_zone: 'Europe/Amsterdam',
  signups: 'all',
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
  delete_discount: 50,
  welcome_hours: 4,
  premium_match_claim: null,
  member_resell: false,
  visible_profile_fields: [
    'name',
    'gender',
    'age',
    'country',
    'region',
    'city',
    'reason',
    'relationship_status',
    'hair_color',
    'body_type',
    'eye_color',
    'tattoos',
    'interests',
    'about',
    'photos',
  ],
  visible_profile_notes: [],
  search_fields: ['gender', 'country', 'region', 'age', 'distance', 'interests', 'online', 'photo'],
} as const satisfies SiteSettings;

/**
 * English sentences on what is wrong with a site's settings, for the operator; none when all is well. Source:
 * decisions.md, Setting values.
 */
export function checkSiteSettings(settings: SiteSettings): string[] {
  const problems: string[] = [];
  if (!(settings.min_age >= LOWEST_MIN_AGE))
    problems.push(`min_age may not be lower than ${LOWEST_MIN_AGE}.`);
  if (settings.countries.length === 0) problems.push('countries may not be empty.');
  if (!isTimeZone(settings.time_zone)) problems.push('time_zone is not a time zone.');
  for (const [name, count] of countsOf(settings)) {
    if (!isCount(count)) problems.push(`${name} must be a whole number that is not negative.`);
  }
  if (settings.message_length === 0) problems.push('message_length may not be 0.');
  if (settings.delete_discount > 100) problems.push('delete_discount may not be above 100.');
  if (settings.premium_match_claim?.source.trim() === '')
    problems.push('premium_match_claim needs a source.');
  return problems;
}

const COUNTS = [
  'min_age',
  'signup_credits',
  'message_credits',
  'photo_credits',
  'message_length',
  'free_conversations',
  'free_messages',
  'swipe_likes',
  'refund_days',
  'delete_discount',
  'welcome_hours',
] as const satisfies readonly (keyof SiteSettings)[];

/** Every setting that counts something, by its path. */
function countsOf(settings: SiteSettings): [path: string, count: number][] {
  const { gift_credits: gifts, premium_match_claim: claim } = settings;
  return [
    ...COUNTS.map((name): [string, number] => [name, settings[name]]),
    ...Object.entries(gifts).map(([gift, credits]): [string, number] => [`gift_credits.${gift}`, credits]),
    ...(claim ? [['premium_match_claim.percentage', claim.percentage] satisfies [string, number]] : []),
  ];
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
