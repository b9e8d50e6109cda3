import { randomBytes } from 'node:crypto';
import { COMPLETE_LOCALES, FALLBACK_LOCALE, type CompleteLocale, type Locale } from '@vela/domain/locale';
import { pagePolicy } from '../http/security-headers';

interface FallbackText {
  title: string;
  sentence: string;
  home: string;
}

/** Not from the catalogues: this page is for when all else fails, and reads nothing that could fail too. */
const TEXTS = {
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

/** The answer to an error while showing the error page (product.md §8). */
export function lastResort(locale: Locale = FALLBACK_LOCALE): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(fallbackPage(locale, nonce), {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy({ nonce, imageOrigin: null }),
    },
  });
}

function fallbackPage(locale: Locale, nonce: string): string {
  const written = isComplete(locale) ? locale : FALLBACK_LOCALE;
  const { title, sentence, home } = TEXTS[written];
  return `<!doctype html>
<html lang="${written}">
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
