import { isLocale, type Locale } from './locales';

/** What an address names its language by: `?locale=de`. */
export const LOCALE_PARAM = 'locale';

/**
 * A path in one language: the form that search engines receive, and the target of links on a page whose
 * address names its language.
 */
export function localizedPath(path: string, locale: Locale): string {
  const [before = '', ...fragment] = pathInAnyLanguage(path).split(/(?=#)/);
  return `${before}${before.includes('?') ? '&' : '?'}${LOCALE_PARAM}=${locale}${fragment.join('')}`;
}

/**
 * A path without the language that it names, so that the one who chooses another gets it; everything else of query and
 * fragment stays as it is.
 */
export function pathInAnyLanguage(path: string): string {
  const [, before = '', query = '', fragment = ''] = /([^?#]*)(?:\?([^#]*))?(#.*)?/s.exec(path) ?? [];
  const kept = query.split('&').filter((part) => part !== '' && !namesLocale(part));
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}

function namesLocale(part: string): boolean {
  const [name = '', value = ''] = part.split('=');
  return name === LOCALE_PARAM && isLocale(value);
}
