import type { PageFormName } from '@vela/contract/page';
import { DONE_COOKIE_MS } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { setCookie } from './set-cookie';

/**
 * Lets the next page believe its own address when that says `?done=` with the form's action, 1 where a page has but one form:
 * anyone may send anyone such an address.
 */
export function setDoneCookie(form: PageFormName, action = '1'): void {
  setCookie('done', `${form}:${action}`, { maxAgeSeconds: DONE_COOKIE_MS / SECOND });
}
