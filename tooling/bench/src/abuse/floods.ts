import { searchOf } from '../load/searches.ts';
import { largePng, wideAvif, widePng } from './pictures.ts';

/** Who floods: what is needed of the database is read before, so that the flooding process only asks. */
export interface Flooders {
  /** Log-ins of one member, as cookies. */
  sessions: readonly string[];
  /** One session each of many members. */
  members: readonly string[];
}

export interface FloodRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array;
  /** Says nothing of the body's length. */
  isChunked?: boolean;
}

interface Flood {
  does: string;
  /** Requests at once. */
  atOnce: number;
  /** Requests in all, at most. */
  most: number;
  /** Whether an answer that began is left open: the next request doesn't wait for its end. */
  staysOpen?: boolean;
  /** Makes the request of a number. */
  prepare(flooders: Flooders): (number: number) => FloodRequest;
}

const MEGABYTE = 1024 * 1024;

/** The most bytes that an upload may have. */
const UPLOAD_BYTES = 15 * MEGABYTE;

const PLENTY = 1_000_000;

const LOCALES = ['en', 'de', 'fr', 'nl', 'es', 'it', 'pl', 'da', 'sv', 'nb', 'fi'];
const MODES = ['light', 'dark', 'system'];
const TEXTS = ['/pages/privacy', '/pages/terms', '/pages/cookies', '/pages/faq'];

/** Every flood comes from this machine; those of many networks say so as a proxy would. */
export const FLOODS = {
  uploads: {
    does: 'one member, 15 MB each',
    atOnce: 32,
    most: PLENTY,
    prepare: ({ sessions }) => {
      const { body, type } = formWith(largePng(UPLOAD_BYTES));
      return (number) => uploadOf({ cookie: at(sessions, number), body, type });
    },
  },
  'uploads-of-many': {
    does: 'many members in many networks, 15 MB each',
    atOnce: 32,
    most: PLENTY,
    prepare: ({ members }) => {
      const { body, type } = formWith(largePng(UPLOAD_BYTES));
      return (number) => uploadOf({ cookie: at(members, number), body, type, network: number });
    },
  },
  'wide-pictures': {
    does: 'many members in many networks, a few kB that become 49 megapixels, AVIF and PNG',
    atOnce: 32,
    most: PLENTY,
    prepare: ({ members }) => {
      const forms = [formWith(wideAvif()), formWith(widePng())];
      return (number) => {
        const { body, type } = forms[number % forms.length] ?? formWith(wideAvif());
        return uploadOf({ cookie: at(members, number), body, type, network: number });
      };
    },
  },
  'tiny-parts': {
    does: 'many members in many networks, forms of millions of empty parts',
    atOnce: 8,
    most: PLENTY,
    prepare: ({ members }) => {
      const part = '--x\r\n\r\n\r\n';
      const body = Buffer.from(part.repeat(Math.floor(UPLOAD_BYTES / part.length)));
      const type = 'multipart/form-data; boundary=x';
      return (number) => uploadOf({ cookie: at(members, number), body, type, network: number });
    },
  },
  'json-bodies': {
    does: 'one member, of 60 kB and, without a length, of 15 MB',
    atOnce: 32,
    most: PLENTY,
    prepare: ({ sessions }) => {
      const small = Buffer.from(JSON.stringify({ a: Array.from({ length: 12_000 }, () => [[]]) }));
      const large = Buffer.from(JSON.stringify({ a: 'x'.repeat(UPLOAD_BYTES) }));
      return (number) => ({
        method: 'PUT',
        path: '/api/user.php',
        headers: { ...clientHeaders(at(sessions, number)), 'content-type': 'application/json' },
        ...(number % 8 === 0 ? { body: large, isChunked: true } : { body: small }),
      });
    },
  },
  streams: {
    does: 'one member, 8 sessions, 100 streams each',
    atOnce: 32,
    most: 800,
    staysOpen: true,
    prepare:
      ({ sessions }) =>
      (number) => ({
        method: 'GET',
        path: '/api/events.php',
        headers: clientHeaders(at(sessions, number)),
      }),
  },
  pages: {
    does: 'a visitor, the home page, brotli',
    atOnce: 32,
    most: PLENTY,
    prepare: () => () => ({
      method: 'GET',
      path: '/',
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    }),
  },
  'pages-of-many-kinds': {
    does: 'a visitor, texts about the site in each language, mode and time zone, brotli',
    atOnce: 32,
    most: PLENTY,
    prepare: () => {
      const zones = Intl.supportedValuesOf('timeZone');
      return (number) => {
        const [locale, ofLocale] = [at(LOCALES, number), Math.floor(number / LOCALES.length)];
        const [mode, ofMode] = [at(MODES, ofLocale), Math.floor(ofLocale / MODES.length)];
        const [text, zone] = [at(TEXTS, ofMode), at(zones, Math.floor(ofMode / TEXTS.length))];
        return {
          method: 'GET',
          path: `${text}?locale=${locale}`,
          headers: {
            accept: 'text/html',
            'accept-encoding': 'br',
            cookie: `mode=${mode}; tz=${encodeURIComponent(zone)}`,
          },
        };
      };
    },
  },
  searches: {
    does: 'one member, 8 sessions',
    atOnce: 32,
    most: PLENTY,
    prepare:
      ({ sessions }) =>
      (number) => ({
        method: 'GET',
        path: `/api/members.php?${new URLSearchParams(Object.entries(searchOf(number)).map(([name, value]) => [name, String(value)])).toString()}`,
        headers: clientHeaders(at(sessions, number)),
      }),
  },
  'large-texts': {
    does: 'a visitor, documentation and sitemap, brotli',
    atOnce: 32,
    most: PLENTY,
    prepare: () => {
      const paths = ['/api/docs/swagger-ui-bundle.js', '/sitemap.xml', '/api/openapi.json'];
      return (number) => ({ method: 'GET', path: at(paths, number), headers: { 'accept-encoding': 'br' } });
    },
  },
} as const satisfies Record<string, Flood>;

export type FloodName = keyof typeof FLOODS;

export const FLOOD_NAMES = Object.keys(FLOODS) as FloodName[];

export function floodOf(name: FloodName): Flood {
  return FLOODS[name];
}

interface UploadRequest {
  cookie: string;
  body: Uint8Array;
  type: string;
  network?: number;
}

function uploadOf({ cookie, body, type, network }: UploadRequest): FloodRequest {
  return {
    method: 'POST',
    path: '/api/photos.php',
    headers: {
      ...clientHeaders(cookie),
      'content-type': type,
      ...(network !== undefined && { 'x-forwarded-for': `10.${(network >> 8) % 256}.${network % 256}.1` }),
    },
    body,
  };
}

function formWith(file: Uint8Array): { body: Uint8Array; type: string } {
  const head = `--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nchat\r\n--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]),
    type: 'multipart/form-data; boundary=x',
  };
}

function clientHeaders(cookie: string): Record<string, string> {
  return { cookie, 'x-client': 'bench' };
}

function at(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}
