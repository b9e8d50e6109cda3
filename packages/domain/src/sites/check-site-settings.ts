import type { Country } from '../locale';
import { canonicalTimeZone } from '../time';
import { faultsOfClaim } from './match-claim';
import { needsSpecialCategories } from './niches';
import { faultsOfPromoTiles } from './promo-tiles';
import { HIGHEST_MESSAGE_LENGTH, LOWEST_MIN_AGE, type RateLimits, type SiteSettings } from './site-settings';
import { VISITOR_SEARCH_SETTINGS } from './visitor-choice';

type Bounds = readonly [lowest: number, highest: number];

/** These say, like `rate_limits`, how fast a member may write. */
type Pace = 'message_burst' | 'messages_per_second';

type NumberSetting = {
  [Name in keyof SiteSettings]: SiteSettings[Name] extends number ? Name : never;
}[Exclude<keyof SiteSettings, 'niche'>];

const NOT_NEGATIVE: Bounds = [0, Infinity];

/**
 * The bounds of each number. Those of wrong passwords leave no more than one guess in two minutes that never
 * blocks; and a purchase or a deletion can be undone for at least as long as the law or the product says.
 */
const BOUNDS: Readonly<Record<Exclude<NumberSetting, Pace>, Bounds>> = {
  min_age: [LOWEST_MIN_AGE, Infinity],
  signup_credits: NOT_NEGATIVE,
  message_credits: NOT_NEGATIVE,
  photo_credits: NOT_NEGATIVE,
  message_length: [1, HIGHEST_MESSAGE_LENGTH],
  free_conversations: NOT_NEGATIVE,
  free_messages: NOT_NEGATIVE,
  swipe_likes: NOT_NEGATIVE,
  refund_days: [14, Infinity],
  repeat_orders_a_day: [1, 10],
  delete_discount: [0, 100],
  welcome_hours: NOT_NEGATIVE,
  welcome_percentage: [0, 100],
  login_attempts: [3, 8],
  login_window_minutes: [15, 60],
  login_block_minutes: [5, 60],
  login_longest_block_hours: [1, 168],
  reset_mails: [1, 10],
  activation_mails: [1, 10],
  deleted_account_days: [14, 90],
};

const PACE = ['message_burst', 'messages_per_second'] as const satisfies readonly Pace[];

/** Settings of which nothing is known yet but their types. */
type ToCheck = Omit<SiteSettings, 'countries'> & { countries: readonly Country[] };

type Numbers = Partial<Record<string, unknown>>;

/**
 * English sentences on what is wrong with a site's settings, for the operator; none when all is well. A rate limit and the pace
 * of messages may be set from half to twice what a new site has (`defaults`), in the demo no lower than it. Source: decisions.md, Setting values.
 */
export function checkSiteSettings(
  settings: ToCheck,
  { defaults, isDemo }: { defaults: Pick<SiteSettings, Pace | 'rate_limits'>; isDemo: boolean },
): string[] {
  const { countries, gift_credits: gifts, rate_limits: rates, premium_match_claim: claim } = settings;
  const given: Numbers = settings;
  const ratesBounds = (limit: number): Bounds => [isDemo ? limit : limit / 2, limit * 2];
  return [
    ...Object.entries(BOUNDS).flatMap(([name, bounds]) => outside(name, given[name], bounds)),
    ...PACE.flatMap((name) => outside(name, given[name], ratesBounds(defaults[name]))),
    ...Object.entries(gifts).flatMap(([gift, credits]) => outside(`gift_credits.${gift}`, credits)),
    ...(Object.keys(defaults.rate_limits) as (keyof RateLimits)[]).flatMap((name) =>
      outside(`rate_limits.${name}`, rates[name], ratesBounds(defaults.rate_limits[name])),
    ),
    ...faultsOfWelcomeCode(settings.welcome_code),
    ...(claim ? faultsOfClaim(claim) : []).map((part) => `premium_match_claim.${part} is missing or wrong.`),
    ...faultsOfPromoTiles(settings.member_resell),
    ...shownToAnyone(settings),
    ...(countries.length === 0 ? ['countries may not be empty.'] : []),
    ...(canonicalTimeZone(settings.time_zone) !== null ? [] : ['time_zone is not a time zone.']),
  ];
}

/** As discount codes are compared, in capitals: in another form nobody could type it. */
const WELCOME_CODE = /^[A-Z0-9-]{1,64}$/;

function faultsOfWelcomeCode(code: string): string[] {
  return WELCOME_CODE.test(code) ? [] : ['welcome_code must be 1 to 64 capitals and digits.'];
}

/** Nobody is to be exposed by mistake on a site whose membership alone reveals something. */
function shownToAnyone(settings: ToCheck): string[] {
  if (!needsSpecialCategories(settings.niche)) return [];
  return VISITOR_SEARCH_SETTINGS.filter((name) => settings[name] !== 'none').map(
    (name) => `${name} must be none where being a member needs the consent of GDPR Article 9.`,
  );
}

function outside(path: string, value: unknown, [lowest, highest] = NOT_NEGATIVE): string[] {
  const isInside = Number.isSafeInteger(value) && Number(value) >= lowest && Number(value) <= highest;
  if (isInside) return [];
  const range = highest === Infinity ? `of at least ${lowest}` : `from ${lowest} to ${highest}`;
  return [`${path} must be a whole number ${range}.`];
}
