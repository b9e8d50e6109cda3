import { COOKIE_LIVES_MS, COOKIE_SCOPE, type CookieName } from '@vela/domain/limits';
import { SECOND, secondsLeft } from '@vela/domain/time';
import type { SessionCookie } from './session-member';

/** A cookie to set, or (`value: null`) to remove. Path is always `/`, SameSite always lax; Secure follows the site's url. */
export interface CookieChange {
  value: string | null;
  maxAgeSeconds?: number;
  /** Scripts of the page may read it; unless said so they may not. */
  readable?: boolean;
}

/**
 * Those that no other host may plant: what logs in, what knows a browser, what was typed. Browsers take a cookie with this
 * prefix only from the very host, by https and for all of its paths.
 */
const HOST_BOUND: ReadonlySet<string> = new Set<CookieName>(['session', 'device', 'signup_draft']);
const HOST_PREFIX = '__Host-';

/** A cookie's name in the browser. */
function wireName(name: string, { secure }: Scope): string {
  return secure && HOST_BOUND.has(name) ? `${HOST_PREFIX}${name}` : name;
}

export interface Scope {
  /** Whether the site is reached by https. */
  secure: boolean;
}

/** Every cookie the server sets: its life and whether scripts read it. */
const COOKIES = {
  session: { maxAgeSeconds: COOKIE_LIVES_MS.session / SECOND },
  device: { maxAgeSeconds: COOKIE_LIVES_MS.device / SECOND },
  age_check: { maxAgeSeconds: COOKIE_LIVES_MS.age_check / SECOND },
  signup_draft: { maxAgeSeconds: COOKIE_LIVES_MS.signup_draft / SECOND },
  /** The form that the page may announce as done; scripts that send one themselves announce it, too. */
  done: { maxAgeSeconds: COOKIE_LIVES_MS.done / SECOND, readable: true },
  locale: { maxAgeSeconds: COOKIE_LIVES_MS.locale / SECOND, readable: true },
  mode: { maxAgeSeconds: COOKIE_LIVES_MS.mode / SECOND, readable: true },
  tz: { maxAgeSeconds: COOKIE_LIVES_MS.tz / SECOND, readable: true },
  consent: { maxAgeSeconds: COOKIE_LIVES_MS.consent / SECOND, readable: true },
} as const satisfies Record<CookieName, Omit<CookieChange, 'value'>>;

/** The change that sets a known cookie, with its own life. */
export function setCookie(name: CookieName, value: string): Record<string, CookieChange> {
  return { [name]: { ...COOKIES[name], value } };
}

/** The cookie of a session: the browser stores it no longer than the session lasts. */
export function setSessionCookie(
  { token, expiresAt }: SessionCookie,
  now: Date,
): Record<string, CookieChange> {
  const maxAgeSeconds = Math.min(COOKIES.session.maxAgeSeconds, secondsLeft(expiresAt, now));
  return { session: { maxAgeSeconds, value: token } };
}

export function removeCookie(name: CookieName): Record<string, CookieChange> {
  return { [name]: { ...COOKIES[name], value: null } };
}

/**
 * Cookies of a request by our own names; the first of a name wins, as the more specific path comes first (RFC 6265 §5.4).
 * On a site of https one that is bound to its host counts with its prefix alone. What isn't ours is not decoded: a header has room
 * for thousands, each of which could fail at it, and nothing is counted yet.
 */
export function readCookies(header: string | null, scope: Scope): Partial<Record<string, string>> {
  const cookies = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    if (split < 1) continue;
    const sent = withoutBlanks(part.slice(0, split));
    const name = sent.startsWith(HOST_PREFIX) ? sent.slice(HOST_PREFIX.length) : sent;
    if (!Object.hasOwn(COOKIES, name) || sent !== wireName(name, scope)) continue;
    cookies[name] ??= decode(withoutBlanks(part.slice(split + 1)));
  }
  return cookies;
}

/**
 * Removes what RFC 6265 ignores around names and values. `trim` would remove more, such as the hard space: a
 * browser accepts a name that begins with one from any neighbouring host, since it sees no prefix. It looks at each
 * character once: every visit begins with this, before anything is counted.
 */
function withoutBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text, start)) start += 1;
  while (end > start && isBlank(text, end - 1)) end -= 1;
  return text.slice(start, end);
}

function isBlank(text: string, index: number): boolean {
  return text[index] === ' ' || text[index] === '\t';
}

/** A Set-Cookie header's text. */
export function serialiseCookie(name: string, change: CookieChange, scope: Scope): string {
  const maxAge = change.value === null ? 0 : change.maxAgeSeconds;
  return [
    `${wireName(name, scope)}=${encodeURIComponent(change.value ?? '')}`,
    `Path=${COOKIE_SCOPE.path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    `SameSite=${COOKIE_SCOPE.sameSite}`,
    ...(change.readable ? [] : ['HttpOnly']),
    ...(scope.secure ? ['Secure'] : []),
  ].join('; ');
}

function decode(text: string): string {
  const value = text.replace(/^"(.*)"$/, '$1');
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
