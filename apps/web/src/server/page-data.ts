import type { Settings } from '@vela/contract/entities/settings';
import type { PageInput } from '@vela/contract/page';
import { matchPage, PAGE_LIST } from '@vela/contract/pages';
import { countryName, isLocale, LOCALE_PARAM, localizedPath } from '@vela/domain/locale';
import { isListed } from '@vela/domain/pages';
import { PAGE_SETTINGS, type HandedOver, type PageData, type RouteSetting } from '../kit/page/page-data';

const READY_PAGES = PAGE_LIST.filter(({ ready }) => ready).map(({ name }) => name);

/** What the page is rendered from. */
export function pageData(input: PageInput): PageData {
  const {
    locale,
    colorMode,
    timeZone,
    settings,
    user,
    news,
    signupMember,
    status,
    screen,
    form,
    draft,
    request,
  } = input;
  const { pathname, search, origin } = new URL(request.url);
  return {
    locale,
    colorMode,
    timeZone,
    settings,
    user,
    ...(news ? { news } : {}),
    ...(input.eventPosition === undefined ? {} : { eventPosition: input.eventPosition }),
    ...(input.unseenMatch ? { unseenMatch: true } : {}),
    ...(signupMember ? { signupMember } : {}),
    status,
    ...(screen ? { screen } : {}),
    ...(input.requestId === undefined ? {} : { requestId: input.requestId }),
    ...(form ? { form } : {}),
    ...(draft ? { draft } : {}),
    ...(input.isOfAnother ? { isOfAnother: true } : {}),
    ...(input.asksPassword ? { asksPassword: true } : {}),
    ...(input.ofMails ? { ofMails: input.ofMails } : {}),
    ...(input.ownText ? { ownText: input.ownText } : {}),
    readyPages: READY_PAGES,
    companyCountry: countryName(settings.company.country, locale),
    now: input.now.toISOString(),
    url: origin + pathname,
    ...canonicalOf(input),
    href: pathname + search,
  };
}

/** A page that names its language is one of its own, beside that which follows the asker; no other query makes another page. */
function canonicalOf({ request, user, status, screen }: PageInput): Pick<PageData, 'canonical'> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const page = matchPage(pathname)?.page.name;
  if (screen !== undefined || !isListed({ page, isMember: user !== null, status })) return {};
  const locale = searchParams.get(LOCALE_PARAM);
  return { canonical: origin + (isLocale(locale) ? localizedPath(pathname, locale) : pathname) };
}

/**
 * The page data as text for a script element of type JSON. Of the settings only those that every page and
 * the named routes read; no `<` is left that could end the element.
 */
export function handOver(handed: HandedOver, settings: readonly RouteSetting[]): string {
  const { page, texts, start } = handed;
  const picked = pick(page.settings as Settings, [...PAGE_SETTINGS, ...settings]);
  const { ownText, ...rest } = page;
  // The site's own text is part of its route's data; a router loads that again when the route is opened a
  // second time.
  const loadsAgain = handed.start === undefined;
  const parts: Record<keyof HandedOver, string | undefined> = {
    page: embeddable({ ...rest, ...(loadsAgain && { ownText }), settings: picked }),
    texts: textsOf(texts),
    start: start && embeddable(start),
  };
  const written = Object.entries(parts).filter(([, json]) => json !== undefined);
  return `{${written.map(([name, json]) => `"${name}":${json}`).join()}}`;
}

const writtenTexts = new WeakMap<object, string>();

/** A page's texts are half of what it hands over, and the same ones each time: they are written out once. */
function textsOf(texts: HandedOver['texts']): string {
  if ('areas' in texts) return embeddable(texts);
  const json = writtenTexts.get(texts.messages) ?? embeddable(texts);
  writtenTexts.set(texts.messages, json);
  return json;
}

/** A value as JSON that stands in an element: no `<` is left that could end it. */
export function embeddable(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function pick<Name extends keyof Settings>(settings: Settings, names: readonly Name[]): Pick<Settings, Name> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<Settings, Name>;
}
