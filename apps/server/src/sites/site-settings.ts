import { DEFAULT_SITE_SETTINGS, defaultSiteSettings } from '@vela/atlas/site-settings';
import { COUNTRIES, LOCALES, type Country } from '@vela/domain/locale';
import { PROFILE_NOTES } from '@vela/domain/profile';
import {
  ACCOUNT_DISCLOSURES,
  BLOCK_DISCLOSURES,
  PHOTO_CHECKS,
  PROMO_PLACES,
  checkSiteSettings,
  NICHES,
  SIGNUP_POLICIES,
  VISITOR_SEARCHES,
  type RateLimits,
  type ServedCountries,
  VISIBLE_FIELDS,
} from '@vela/domain/sites';
import { SEARCH_FIELDS } from '@vela/domain/search';
import * as v from 'valibot';
import { isBareOrigin } from './is-bare-origin';
import type { FullSiteSettings, SiteTexts } from '../core/site';

/** The stored settings can't be used; `message` is for the person who starts the server. */
export class SiteSettingsError extends Error {
  constructor(siteId: string, problems: readonly string[]) {
    super(`The settings of site ${siteId} can't be used: ${problems.join(' ')}`);
    this.name = 'SiteSettingsError';
  }
}

const country = v.picklist(COUNTRIES) satisfies v.GenericSchema<unknown, Country>;
/** That there is one is for {@link checkSiteSettings} to say, too. */
const servedCountries = v.pipe(
  v.array(country),
  v.transform((countries) => countries as readonly Country[] as ServedCountries),
);
const visitorSearch = v.picklist(VISITOR_SEARCHES);
const text = v.pipe(v.string(), v.nonEmpty());

const RATE_LIMIT_NAMES = Object.keys(DEFAULT_SITE_SETTINGS.rate_limits) as (keyof RateLimits)[];

/** Those that are named; the others stay as they are by default. */
const rateLimits = v.pipe(
  v.partial(v.strictObject(v.entriesFromList(RATE_LIMIT_NAMES, v.number()))),
  v.transform((rates): RateLimits => ({ ...DEFAULT_SITE_SETTINGS.rate_limits, ...given(rates) })),
);

/**
 * What a row may hold: any of the settings in its type, and nothing else, so that a typing error is found at start. How
 * high and how low they may be is for {@link checkSiteSettings} to say.
 */
const storedSettings = v.partial(
  v.strictObject({
    niche: v.picklist(NICHES),
    domain_language: v.nullable(text),
    countries: servedCountries,
    time_zone: v.string(),
    signups: v.picklist(SIGNUP_POLICIES),
    account_disclosure: v.nullable(v.picklist(ACCOUNT_DISCLOSURES)),
    photo_check: v.picklist(PHOTO_CHECKS),
    min_age: v.number(),
    signup_credits: v.number(),
    logged_out_search: visitorSearch,
    logged_out_search_trafficsource: visitorSearch,
    enable_site_entry_popup: v.picklist(['yes', 'no']),
    site_entry_popup_countries: v.array(country),
    message_credits: v.number(),
    photo_credits: v.number(),
    gift_credits: v.record(v.string(), v.number()),
    message_length: v.number(),
    free_conversations: v.number(),
    free_messages: v.number(),
    swipe_likes: v.number(),
    refund_days: v.number(),
    block_disclosure: v.picklist(BLOCK_DISCLOSURES),
    repeat_orders_a_day: v.number(),
    login_attempts: v.number(),
    login_window_minutes: v.number(),
    login_block_minutes: v.number(),
    login_longest_block_hours: v.number(),
    reset_mails: v.number(),
    activation_mails: v.number(),
    deleted_account_days: v.number(),
    rate_limits: rateLimits,
    message_burst: v.number(),
    messages_per_second: v.number(),
    delete_discount: v.number(),
    welcome_hours: v.number(),
    welcome_percentage: v.number(),
    welcome_code: text,
    premium_match_claim: v.nullable(
      v.object({
        value: v.number(),
        source: text,
        sources: v.optional(v.record(v.picklist(LOCALES), text)),
        from: text,
        sample: v.number(),
      }),
    ),
    member_resell: v.array(
      v.strictObject({
        place: v.picklist(PROMO_PLACES),
        language: v.picklist(LOCALES),
        title: text,
        text,
        url: text,
        image: v.nullable(text),
        label: text,
      }),
    ),
    visible_profile_fields: v.array(v.picklist(VISIBLE_FIELDS)),
    visible_profile_notes: v.array(v.picklist(PROFILE_NOTES)),
    search_fields: v.array(v.picklist(SEARCH_FIELDS)),
    index_title: v.nullable(text),
    description: v.nullable(text),
    support_email: v.pipe(v.string(), v.email()),
    support_phone: v.nullable(text),
    mail_name: text,
    cdn_prefix: v.string(),
    lander_origins: v.array(
      v.pipe(
        v.string(),
        v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin'),
      ),
    ),
    // One symbol: an emoji may take many code units.
    fictional_icon: v.nullable(v.pipe(text, v.graphemes(1))),
    fictional_warning: v.nullable(v.object({ singular: text, plural: text })),
  } satisfies Record<keyof FullSiteSettings, v.GenericSchema>),
);

export type StoredSiteSettings = v.InferInput<typeof storedSettings>;

/** The settings of a site: the defaults with the stored ones over them. Throws SiteSettingsError, also for an address that is none. */
export function readSiteSettings(
  stored: unknown,
  { id, name, url, isDemo }: { id: string; name: string; url: string; isDemo: boolean },
): FullSiteSettings {
  if (!isWebAddress(url))
    throw new SiteSettingsError(id, [
      `${url} is not an address such as https://example.com, without a path.`,
    ]);
  const parsed = v.safeParse(storedSettings, stored);
  if (!parsed.success) throw new SiteSettingsError(id, parsed.issues.map(sentenceOf));
  const { niche = DEFAULT_SITE_SETTINGS.niche } = parsed.output;
  const settings = { ...defaultSiteSettings(niche), ...defaultTexts({ name, url }), ...given(parsed.output) };
  const problems = checkSiteSettings(settings, { defaults: DEFAULT_SITE_SETTINGS, isDemo });
  if (problems.length > 0) throw new SiteSettingsError(id, problems);
  return settings;
}

function isWebAddress(url: string): boolean {
  return isBareOrigin(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

function defaultTexts({ name, url }: { name: string; url: string }): SiteTexts {
  return {
    index_title: null,
    description: null,
    support_email: `support@${new URL(url).hostname}`,
    support_phone: null,
    mail_name: name,
    cdn_prefix: '',
    lander_origins: [],
    fictional_icon: null,
    fictional_warning: null,
  };
}

/** The keys that are there: `exactOptionalPropertyTypes` doesn't see through valibot's optional ones. */
function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}.`;
}
