import { createHash } from 'node:crypto';
import type { CookieName } from '@vela/domain/limits';
import { isCountry, isLocale, LOCALE_PARAM, type Locale } from '@vela/domain/locale';
import { isTextPage, pageOf, type PageName, type TextPage } from '@vela/domain/pages';
import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { cookieOf, type Visit } from '../http/visit';
import { findOwnText } from '../texts/find-own-text';
import { colorModeOf } from './color-mode-of';

/** A request with one of these cookies may get a page with one person's own data. */
const PERSONAL_COOKIES = ['session', 'signup_draft', 'done'] as const satisfies readonly CookieName[];

/** What a page's address may say beside its language, with what of it counts. */
const OWN_PARAMS: Partial<Record<PageName, Readonly<Record<string, (value: string) => boolean>>>> = {
  pricing: { country: isCountry },
};

export interface SharedPage {
  page: PageName;
  url: URL;
  /** Whether more than who opens it decides what it shows. */
  isGuarded: boolean;
}

/**
 * Names all that a visitor's page depends on; `null` for a page that may be one person's own. The time zone isn't part of it:
 * these pages show no times, and `renderDocument` gives them no zone. Lists of members aren't shared:
 * each page of results counts for the visitor's network, and the addresses of photos end.
 */
export async function sharedPageKey(
  context: AppContext,
  visit: Visit,
  { page, url, isGuarded }: SharedPage,
): Promise<string | null> {
  if (isGuarded || pageOf(page).area !== 'site' || isPersonal(visit) || !isPlain(page, url)) return null;
  const { country, locale } = await visit.client();
  return JSON.stringify([
    digestOf(visit.site),
    url.pathname + url.search,
    locale,
    colorModeOf(visit),
    country,
    isTextPage(page) ? await textDigest(context, visit, { page, locale }) : null,
  ]);
}

function isPersonal(visit: Visit): boolean {
  return visit.bearer !== null || PERSONAL_COOKIES.some((name) => cookieOf(visit, name) !== null);
}

/**
 * Whether the address is the page's own path, without encoded letters, and its query holds known parameters with known values,
 * each once: other spellings of the same page would fill the memory for nothing.
 */
function isPlain(page: PageName, { pathname, search, searchParams }: URL): boolean {
  const known: Readonly<Record<string, (value: string) => boolean>> = {
    [LOCALE_PARAM]: isLocale,
    ...OWN_PARAMS[page],
  };
  const names = [...searchParams.keys()];
  return (
    pathname === pageOf(page).path &&
    search.slice(1) === searchParams.toString() &&
    new Set(names).size === names.length &&
    [...searchParams].every(([name, value]) => Object.hasOwn(known, name) && known[name]?.(value) === true)
  );
}

/** The site's own texts as they were last seen, for as long as the database is away; one entry for each site, page and language. */
const lastTexts = new Map<string, string | null>();

async function textDigest(
  context: AppContext,
  visit: Visit,
  { page, locale }: { page: TextPage; locale: Locale },
): Promise<string | null> {
  const name = `${visit.site.id} ${page} ${locale}`;
  try {
    const text = await findOwnText(context, visit, pageOf(page).path);
    lastTexts.set(name, text && digest(text));
  } catch (error) {
    visit.log.error({ err: error }, 'a text of the site can’t be looked up');
  }
  return lastTexts.get(name) ?? null;
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
