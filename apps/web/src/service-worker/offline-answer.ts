import { isLocale, LOCALE_PARAM, type Locale } from '@vela/domain/locale';

/** What the server writes into the worker: the page that stands in for others, and how it is answered with. */
export interface Offline {
  /** The visitor's language. */
  locale: Locale;
  pages: Readonly<Record<Locale, string>>;
  headers: Readonly<Record<string, string>>;
  /** The title and text of the notification of news. */
  siteName: string;
  news: Readonly<Record<Locale, string>>;
}

/** The page for an address that the network didn't answer: in the language that the address names, else in the visitor's. */
export function offlineAnswer(
  { locale, pages, headers }: Pick<Offline, 'locale' | 'pages' | 'headers'>,
  url: string,
): Response {
  const named = new URL(url).searchParams.get(LOCALE_PARAM);
  return new Response(pages[isLocale(named) ? named : locale], { status: 503, headers });
}
