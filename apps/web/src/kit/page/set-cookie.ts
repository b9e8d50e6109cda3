import { CHOICE_COOKIE_DAYS, COOKIE_SCOPE } from '@vela/domain/limits';
import { DAY, SECOND } from '@vela/domain/time';

const CHOICE_SECONDS = (CHOICE_COOKIE_DAYS * DAY) / SECOND;

/**
 * Stores a choice of this browser, by default as long as any choice, as a cookie that the server reads as well; `null` deletes
 * it. The next request has it, a page's own too.
 */
export function setCookie(
  name: string,
  value: string | null,
  { maxAgeSeconds = CHOICE_SECONDS }: { maxAgeSeconds?: number } = {},
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = value === null ? 0 : maxAgeSeconds;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${maxAge}; Path=${COOKIE_SCOPE.path}; SameSite=${COOKIE_SCOPE.sameSite}${secure}`;
  // Chromium writes it later than it says, and a page that is opened at once would be asked for without it. It can't be read
  // before it is written.
  void document.cookie.length;
}
