import { COOKIE_DAYS, COOKIE_SCOPE, DONE_COOKIE_MS, SIGNUP_DRAFT_MS } from '@vela/domain/limits';
import { DAY, SECOND } from '@vela/domain/time';

/** A cookie to set, or (`value: null`) to remove. Path is always `/`, SameSite always lax; Secure follows the site's url. */
export interface CookieChange {
  value: string | null;
  maxAgeSeconds?: number;
  /** Scripts of the page may read it; unless said so they may not. */
  readable?: boolean;
}

const DAY_SECONDS = DAY / SECOND;

/** Every cookie the server sets: its life and whether scripts read it. */
export const COOKIES = {
  session: { maxAgeSeconds: COOKIE_DAYS.session * DAY_SECONDS },
  device: { maxAgeSeconds: COOKIE_DAYS.device * DAY_SECONDS },
  signup_draft: { maxAgeSeconds: SIGNUP_DRAFT_MS / SECOND },
  /** Of which form the page may say that it was done; scripts that send one themselves say so, too. */
  done: { maxAgeSeconds: DONE_COOKIE_MS / SECOND, readable: true },
  locale: { maxAgeSeconds: COOKIE_DAYS.locale * DAY_SECONDS, readable: true },
  mode: { maxAgeSeconds: COOKIE_DAYS.mode * DAY_SECONDS, readable: true },
  tz: { maxAgeSeconds: COOKIE_DAYS.tz * DAY_SECONDS, readable: true },
} as const satisfies Record<string, Omit<CookieChange, 'value'>>;
export type CookieName = keyof typeof COOKIES;

/** The change that sets a known cookie, with its own life. */
export function setCookie(name: CookieName, value: string): Record<string, CookieChange> {
  return { [name]: { ...COOKIES[name], value } };
}

export function removeCookie(name: CookieName): Record<string, CookieChange> {
  return { [name]: { ...COOKIES[name], value: null } };
}

/** Cookies of a request; the first of a name wins, as the more specific path comes first (RFC 6265 §5.4). */
export function readCookies(header: string | null): Partial<Record<string, string>> {
  const cookies = Object.create(null) as Record<string, string>;
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    if (split < 1) continue;
    const name = part.slice(0, split).trim();
    cookies[name] ??= decode(part.slice(split + 1).trim());
  }
  return cookies;
}

/** A Set-Cookie header's text. */
export function serialiseCookie(name: string, change: CookieChange, { secure }: { secure: boolean }): string {
  const maxAge = change.value === null ? 0 : change.maxAgeSeconds;
  return [
    `${name}=${encodeURIComponent(change.value ?? '')}`,
    `Path=${COOKIE_SCOPE.path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    `SameSite=${COOKIE_SCOPE.sameSite}`,
    ...(change.readable ? [] : ['HttpOnly']),
    ...(secure ? ['Secure'] : []),
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
