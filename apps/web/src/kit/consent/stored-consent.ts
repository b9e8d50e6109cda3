import { readConsent, type Consent } from '@vela/domain/landers';

const COOKIE = /(?:^|;\s*)consent=([^;]*)/;

/** What this browser keeps of the answer. */
export function storedConsent(): Consent {
  return readConsent(COOKIE.exec(document.cookie)?.[1]);
}
