import { randomBytes } from 'node:crypto';
import type { Accents } from '@vela/contract/page';
import { FALLBACK_LOCALE, type Locale } from '@vela/domain/locale';
import type { Niche } from '@vela/domain/sites';
import { escapeHtml } from '../core/escape-html';
import { byNonce } from '../http/inline-sources';
import { pagePolicy } from '../http/security-headers';

interface FallbackText {
  title: string;
  sentence: string;
  home: string;
}

/**
 * The texts are not from the catalogues: these pages are for when all else fails or costs too much, and read
 * nothing.
 */
const ERROR = {
  en: {
    title: 'Error',
    sentence: 'An error has occurred, and another error occurred while showing it.',
    home: 'Go to the home page',
  },
  nl: {
    title: 'Fout',
    sentence: 'Er is een fout opgetreden, en bij het tonen daarvan trad nog een fout op.',
    home: 'Naar de homepage',
  },
  de: {
    title: 'Fehler',
    sentence: 'Ein Fehler ist aufgetreten, und beim Anzeigen kam es zu einem weiteren Fehler.',
    home: 'Zur Startseite',
  },
  it: {
    title: 'Errore',
    sentence: 'Si è verificato un errore, e un altro errore mentre lo mostravamo.',
    home: 'Vai alla pagina iniziale',
  },
  fr: {
    title: 'Erreur',
    sentence: 'Une erreur s’est produite, puis une autre pendant son affichage.',
    home: 'Aller à la page d’accueil',
  },
  es: {
    title: 'Error',
    sentence: 'Se ha producido un error, y otro más al mostrarlo.',
    home: 'Ir a la página de inicio',
  },
  pl: {
    title: 'Błąd',
    sentence: 'Wystąpił błąd, a podczas jego wyświetlania kolejny.',
    home: 'Przejdź do strony głównej',
  },
  da: {
    title: 'Fejl',
    sentence: 'Der opstod en fejl, og endnu en fejl, da den skulle vises.',
    home: 'Gå til forsiden',
  },
  fi: {
    title: 'Virhe',
    sentence: 'Tapahtui virhe, ja sitä näytettäessä tapahtui vielä toinen virhe.',
    home: 'Siirry etusivulle',
  },
  nb: {
    title: 'Feil',
    sentence: 'Det oppstod en feil, og enda en feil da den skulle vises.',
    home: 'Gå til forsiden',
  },
  sv: {
    title: 'Fel',
    sentence: 'Ett fel inträffade, och ännu ett fel när det skulle visas.',
    home: 'Gå till startsidan',
  },
} as const satisfies Record<Locale, FallbackText>;

const BUSY = {
  en: {
    title: 'One moment, please',
    sentence: 'Very many pages were opened from your network within a second. Please try again in a moment.',
    home: 'Go to the home page',
  },
  nl: {
    title: 'Een ogenblik geduld',
    sentence: 'Vanuit je netwerk zijn in één seconde heel veel pagina’s geopend. Probeer het zo nog eens.',
    home: 'Naar de homepage',
  },
  de: {
    title: 'Einen Moment bitte',
    sentence:
      'Aus Ihrem Netz wurden innerhalb einer Sekunde sehr viele Seiten geöffnet. Bitte versuchen Sie es gleich noch einmal.',
    home: 'Zur Startseite',
  },
  it: {
    title: 'Un attimo, per favore',
    sentence: 'Dalla tua rete sono state aperte moltissime pagine in un secondo. Riprova tra un attimo.',
    home: 'Vai alla pagina iniziale',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    sentence:
      'De très nombreuses pages ont été ouvertes depuis votre réseau en une seconde. Réessayez dans un instant.',
    home: 'Aller à la page d’accueil',
  },
  es: {
    title: 'Un momento, por favor',
    sentence:
      'Desde tu red se han abierto muchísimas páginas en un segundo. Vuelve a intentarlo en un momento.',
    home: 'Ir a la página de inicio',
  },
  pl: {
    title: 'Chwileczkę',
    sentence: 'Z Twojej sieci w ciągu sekundy otwarto bardzo wiele stron. Spróbuj ponownie za chwilę.',
    home: 'Przejdź do strony głównej',
  },
  da: {
    title: 'Et øjeblik',
    sentence:
      'Der blev åbnet rigtig mange sider fra dit netværk inden for et sekund. Prøv igen om et øjeblik.',
    home: 'Gå til forsiden',
  },
  fi: {
    title: 'Pieni hetki',
    sentence: 'Verkostasi avattiin hyvin monta sivua yhden sekunnin aikana. Yritä hetken kuluttua uudelleen.',
    home: 'Siirry etusivulle',
  },
  nb: {
    title: 'Et øyeblikk',
    sentence:
      'Svært mange sider ble åpnet fra nettverket ditt i løpet av ett sekund. Prøv igjen om et øyeblikk.',
    home: 'Gå til forsiden',
  },
  sv: {
    title: 'Ett ögonblick',
    sentence: 'Väldigt många sidor öppnades från ditt nätverk inom en sekund. Försök igen om en stund.',
    home: 'Gå till startsidan',
  },
} as const satisfies Record<Locale, FallbackText>;

/** The text behind the title of `BUSY`, unless one network requests too much. */
const BUSY_SITE = {
  en: 'The site is very busy right now. Please try again in a moment.',
  nl: 'Het is nu erg druk op de site. Probeer het zo nog eens.',
  de: 'Die Website ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  it: 'Il sito è molto affollato in questo momento. Riprova tra un attimo.',
  fr: 'Le site est très sollicité en ce moment. Réessayez dans un instant.',
  es: 'El sitio está muy solicitado en este momento. Vuelve a intentarlo en un momento.',
  pl: 'Serwis jest teraz bardzo obciążony. Spróbuj ponownie za chwilę.',
  da: 'Der er meget travlt på siden lige nu. Prøv igen om et øjeblik.',
  fi: 'Sivusto on juuri nyt hyvin ruuhkainen. Yritä hetken kuluttua uudelleen.',
  nb: 'Det er stor pågang på nettstedet akkurat nå. Prøv igjen om et øyeblikk.',
  sv: 'Det är hög belastning på webbplatsen just nu. Försök igen om en stund.',
} as const satisfies Record<Locale, string>;

/** The text before the id that the logs have for the request. */
const QUOTE = {
  en: 'If you write to us about it, quote this:',
  nl: 'Als je ons erover schrijft, noem dan:',
  de: 'Wenn Sie uns dazu schreiben, nennen Sie bitte:',
  it: 'Se ci scrivi in merito, indica:',
  fr: 'Si vous nous écrivez à ce sujet, indiquez :',
  es: 'Si nos escribes sobre ello, indica:',
  pl: 'Jeśli piszesz do nas w tej sprawie, podaj:',
  da: 'Hvis du skriver til os om det, så oplys:',
  fi: 'Jos kirjoitat meille asiasta, mainitse:',
  nb: 'Oppgi dette hvis du skriver til oss om det:',
  sv: 'Ange det här om du skriver till oss om det:',
} as const satisfies Record<Locale, string>;

/** What is known of the visit when the page can't be rendered. */
export interface FallbackVisit {
  locale: Locale;
  /** The accent colours of the site's theme. */
  accents: Accents[Niche];
}

/** The answer to an error while showing the error page (product.md §8); without a visit where not even that began. */
export function lastResort(visit?: FallbackVisit & { requestId: string }): Response {
  const { locale = FALLBACK_LOCALE, accents, requestId } = visit ?? {};
  return fallbackPage(ERROR[locale], { locale, accents, status: 500, quote: requestId });
}

/** The answer to more pages than can be rendered: for one network (429), or for all of them together (503). */
export function busyPage({
  locale,
  accents,
  status,
  retryAfter,
}: FallbackVisit & { status: 429 | 503; retryAfter: number }): Response {
  const text = BUSY[locale];
  const sentence = status === 429 ? text.sentence : BUSY_SITE[locale];
  const response = fallbackPage({ ...text, sentence }, { locale, accents, status });
  response.headers.set('retry-after', String(retryAfter));
  return response;
}

/**
 * The colours of the product, light and dark, are written out: what other pages load may be what failed. The
 * accent is the first site's.
 */
const STYLE = `
:root{color-scheme:light dark;--ground:oklch(.988 .003 82);--words:oklch(.21 .045 262);--muted:oklch(.475 .03 262);--accent:oklch(.29 .075 262);--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:oklch(.195 .02 262);--words:oklch(.952 .008 85);--muted:oklch(.755 .022 262);--accent:oklch(.858 .078 236);--on:oklch(.21 .045 262)}}
*{box-sizing:border-box}
body{display:grid;place-content:center;min-height:100vh;min-height:100dvh;margin:0;padding:2rem 1.25rem;background:var(--ground);color:var(--words);font:1.0625rem/1.6 system-ui,sans-serif;text-align:center}
main{max-width:32rem;overflow-wrap:anywhere}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem);line-height:1.15;text-wrap:balance}
p{margin:0 0 1rem;text-wrap:pretty}
small{color:var(--muted);font-size:.875rem}
a{display:inline-grid;align-items:center;min-height:3rem;margin:.5rem 0;padding:.5rem 1.5rem;border-radius:.75rem;background:var(--accent);color:var(--on);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--muted);outline-offset:3px}
`;

function accentStyle({ light, dark }: Accents[Niche]): string {
  return `:root{--accent:${light.accent};--on:${light.onAccent}}
@media (prefers-color-scheme:dark){:root{--accent:${dark.accent};--on:${dark.onAccent}}}
`;
}

interface FallbackPage {
  locale: Locale;
  status: number;
  accents: Accents[Niche] | undefined;
  /** What to name in a letter about it. */
  quote?: string | undefined;
}

function fallbackPage(text: FallbackText, { locale, accents, status, quote }: FallbackPage): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(
    htmlOf(text, { locale, nonce, style: STYLE + (accents ? accentStyle(accents) : ''), quote }),
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
        'content-security-policy': pagePolicy({ inline: byNonce(nonce), imageOrigin: null, scripts: null }),
      },
    },
  );
}

function htmlOf(
  { title, sentence, home }: FallbackText,
  {
    locale,
    nonce,
    style,
    quote,
  }: { locale: Locale; nonce: string; style: string; quote: string | undefined },
): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">${home}</a></p>
${quote === undefined ? '' : `<p><small>${QUOTE[locale]} <code>${escapeHtml(quote)}</code></small></p>\n`}</main>
</body>
</html>
`;
}
