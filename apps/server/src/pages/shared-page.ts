import { createHash } from 'node:crypto';
import type { CookieName } from '@vela/domain/limits';
import { LOCALE_PARAM } from '@vela/domain/locale';
import { pageOf, type PageName } from '@vela/domain/pages';
import { canonicalTimeZone } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { cookieOf, type Visit } from '../http/visit';
import { findOwnText } from '../texts/find-own-text';
import { colorModeOf } from './color-mode-of';

/** With one of these a page may show what is one person's own. */
const PERSONAL_COOKIES = ['session', 'signup_draft', 'done'] as const satisfies readonly CookieName[];

/** What a page's address may say beside its language, and that all visitors are shown alike. */
const OWN_PARAMS: Partial<Record<PageName, readonly string[]>> = { pricing: ['country'] };

export interface SharedPage {
  page: PageName;
  url: URL;
  /** Whether more than who opens it decides what it shows. */
  isGuarded: boolean;
}

/**
 * Names all that a visitor's page depends on; `null` for a page that may be one person's own. Lists of members aren't shared:
 * each page of results counts for the visitor's network, and the addresses of photos end.
 */
export async function sharedPageKey(
  context: AppContext,
  visit: Visit,
  { page, url, isGuarded }: SharedPage,
): Promise<string | null> {
  if (isGuarded || pageOf(page).area !== 'site' || isPersonal(visit) || hasFurtherParams(page, url))
    return null;
  const [{ country, locale }, ownText] = await Promise.all([
    visit.client(),
    findOwnText(context, visit, url.pathname),
  ]);
  return JSON.stringify([
    digestOf(visit.site),
    url.pathname + url.search,
    locale,
    colorModeOf(visit),
    canonicalTimeZone(cookieOf(visit, 'tz')),
    country,
    ownText && digest(ownText),
  ]);
}

function isPersonal(visit: Visit): boolean {
  return visit.bearer !== null || PERSONAL_COOKIES.some((name) => cookieOf(visit, name) !== null);
}

function hasFurtherParams(page: PageName, { searchParams }: URL): boolean {
  const known = [LOCALE_PARAM, ...(OWN_PARAMS[page] ?? [])];
  return [...searchParams.keys()].some((name) => !known.includes(name));
}

const digests = new WeakMap<Site, string>();

/** Sites stay the same objects until they are read again. */
function digestOf(site: Site): string {
  const known = digests.get(site) ?? digest(site);
  digests.set(site, known);
  return known;
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
