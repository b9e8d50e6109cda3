import type { Settings } from '@vela/contract/entities/settings';
import type { PageInput } from '@vela/contract/page';
import { PAGES } from '@vela/contract/pages';
import { countryName } from '@vela/ui/option-text';
import { PAGE_SETTINGS, type HandedOver, type PageData, type RouteSetting } from '../shell/page';

const READY_PAGES = PAGES.filter(({ ready }) => ready).map(({ name }) => name);

/** What the page is rendered from. */
export function pageData(input: PageInput, now: Date): PageData {
  const { locale, colorMode, timeZone, settings, user, status, screen, form, draft, request } = input;
  const { pathname, search, origin } = new URL(request.url);
  return {
    locale,
    colorMode,
    timeZone,
    settings,
    user,
    status,
    ...(screen ? { screen } : {}),
    ...(form ? { form } : {}),
    ...(draft ? { draft } : {}),
    readyPages: READY_PAGES,
    companyCountry: countryName(settings.company.country, locale),
    now: now.toISOString(),
    url: origin + pathname,
    href: pathname + search,
  };
}

/**
 * The page data as text for a script element of type JSON. Of the settings only those that every page and
 * the named routes read; no `<` is left that could end the element.
 */
export function handOver(handed: HandedOver, settings: readonly RouteSetting[]): string {
  const { page } = handed;
  const picked = pick(page.settings as Settings, [...PAGE_SETTINGS, ...settings]);
  const sent: HandedOver = { ...handed, page: { ...page, settings: picked } };
  return JSON.stringify(sent).replaceAll('<', '\\u003c');
}

function pick<Name extends keyof Settings>(settings: Settings, names: readonly Name[]): Pick<Settings, Name> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Pick<Settings, Name>;
}
