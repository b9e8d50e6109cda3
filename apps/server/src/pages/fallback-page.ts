import { randomBytes } from 'node:crypto';
import { COMPLETE_LOCALES, FALLBACK_LOCALE, type CompleteLocale, type Locale } from '@vela/domain/locale';
import { pagePolicy } from '../http/security-headers';

interface FallbackText {
  title: string;
  sentence: string;
  home: string;
}

/** Not from the catalogues: these pages are for when all else fails or costs too much, and read nothing. */
const ERROR = {
  en: {
    title: 'Error',
    sentence: 'An error has occurred, and another error occurred while showing it.',
    home: 'Go to the home page',
  },
  nl: {
    title: 'Fout',
    sentence: 'Er is een fout opgetreden, en bij het tonen daarvan trad nog een fout op.',
    home: 'Naar de startpagina',
  },
  de: {
    title: 'Fehler',
    sentence: 'Ein Fehler ist aufgetreten, und beim Anzeigen kam es zu einem weiteren Fehler.',
    home: 'Zur Startseite',
  },
} as const satisfies Record<CompleteLocale, FallbackText>;

const BUSY = {
  en: {
    title: 'One moment, please',
    sentence: 'Very many pages were opened from your network within a second. Please try again in a moment.',
    home: 'Go to the home page',
  },
  nl: {
    title: 'Een ogenblik geduld',
    sentence: 'Vanuit je netwerk zijn in één seconde heel veel pagina’s geopend. Probeer het zo nog eens.',
    home: 'Naar de startpagina',
  },
  de: {
    title: 'Einen Moment bitte',
    sentence:
      'Aus Ihrem Netz wurden innerhalb einer Sekunde sehr viele Seiten geöffnet. Bitte versuchen Sie es gleich noch einmal.',
    home: 'Zur Startseite',
  },
} as const satisfies Record<CompleteLocale, FallbackText>;

/** The answer to an error while showing the error page (product.md §8). */
export function lastResort(locale: Locale = FALLBACK_LOCALE): Response {
  return fallbackPage(ERROR, { locale, status: 500 });
}

/** The answer to a network that asks for more pages than can be rendered for it. */
export function busyPage(locale: Locale, { retryAfter }: { retryAfter: number }): Response {
  const response = fallbackPage(BUSY, { locale, status: 429 });
  response.headers.set('retry-after', String(retryAfter));
  return response;
}

function fallbackPage(
  texts: Record<CompleteLocale, FallbackText>,
  { locale, status }: { locale: Locale; status: number },
): Response {
  const nonce = randomBytes(16).toString('base64');
  const written = isComplete(locale) ? locale : FALLBACK_LOCALE;
  return new Response(htmlOf(texts[written], { lang: written, nonce }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy({ nonce, imageOrigin: null }),
    },
  });
}

function htmlOf(
  { title, sentence, home }: FallbackText,
  { lang, nonce }: { lang: string; nonce: string },
): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`;
}

function isComplete(locale: Locale): locale is CompleteLocale {
  return COMPLETE_LOCALES.some((complete) => complete === locale);
}
