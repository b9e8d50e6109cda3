import { isCampaign, nicheOfSlug } from '@vela/domain/landers';
import { LOCALES } from '@vela/domain/locale';
import { TRACKING_FIELDS, TRACKING_MAX } from '@vela/domain/signup';
import { LANDER_PREFIXES, LOWEST_MIN_AGE, NICHES, SIGNUP_POLICIES, type Niche } from '@vela/domain/sites';
import * as v from 'valibot';
import { LANDERS, type BuiltLander } from './landers';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const origin = v.pipe(
  v.string(),
  v.check(
    (url) => /^https?:\/\//.test(url) && URL.canParse(url) && new URL(url).origin === url,
    'must be an origin such as https://example.com',
  ),
);

/** A value of the address, for a deployment that one partner alone sends visitors to. */
const tracking = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TRACKING_MAX));

const site = v.strictObject({
  /** Its forms and links go there. */
  url: origin,
  name: text,
  /** Who runs the site, in one line. */
  company: text,
  min_age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(LOWEST_MIN_AGE)), LOWEST_MIN_AGE),
  signups: v.optional(v.picklist(SIGNUP_POLICIES), 'all'),
});

const deploymentSchema = v.pipe(
  v.strictObject({
    lander: v.picklist(Object.keys(LANDERS) as BuiltLander[]),
    /** `null`: a server's sites show it themselves and say of each page whose it is. */
    site: v.nullable(site),
    /** `null`: all of them, where a server's sites show it. */
    niche: v.nullable(v.picklist(NICHES)),
    locales: v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)),
    default_locale: v.picklist(LOCALES),
    /**
     * The slug has the niche's prefix; without a niche it is the name of the campaign alone. `null` means
     * none.
     */
    slug: v.nullable(v.string()),
    tracking: v.optional(v.partial(v.strictObject(trackingShape())), {}),
  }),
  v.check(
    ({ locales, default_locale }) => locales.includes(default_locale),
    'default_locale is not in locales',
  ),
  v.check(
    ({ site, niche }) => (site === null) === (niche === null),
    'site and niche are both null or neither',
  ),
  v.check(
    ({ slug, niche }) => slug === null || isSlugOf(slug, niche),
    'slug must be lower-case words with hyphens, after the prefix of the niche',
  ),
);

export type Deployment = v.InferOutput<typeof deploymentSchema>;

export type DeployedSite = NonNullable<Deployment['site']>;

/** Reads what a deployment file says. Throws an Error with every fault in one sentence each. */
export function readDeployment(content: unknown): Deployment {
  const parsed = v.safeParse(deploymentSchema, content);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) =>
    [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
  );
  throw new Error(faults.join('\n'));
}

function isSlugOf(slug: string, niche: Niche | null): boolean {
  if (niche === null) return isCampaign(slug);
  return nicheOfSlug(slug) === niche && isCampaign(slug.slice(LANDER_PREFIXES[niche].length));
}

function trackingShape() {
  return Object.fromEntries(TRACKING_FIELDS.map((name) => [name, tracking])) as Record<
    (typeof TRACKING_FIELDS)[number],
    typeof tracking
  >;
}
