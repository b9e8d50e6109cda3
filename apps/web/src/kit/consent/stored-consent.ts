import { readConsent, type Consent } from '@vela/domain/landers';

const COOKIE = /(?:^|;\s*)consent=([^;]*)/;

/** Returns the answer that this browser stores. */
export function storedConsent(): Consent {
  return readConsent(COOKIE.exec(document.cookie)?.[1]);
}
