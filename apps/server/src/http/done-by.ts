import type { PageFormName } from '@vela/contract/page';
import { setCookie, type CookieChange } from '../core/cookies';

/** Where a form's page says that it was done, and the cookie that lets it. */
export function doneBy(
  name: PageFormName,
  action: string,
): { path: string; cookies: Record<string, CookieChange> } {
  return { path: `/${name}?done=${action}`, cookies: setCookie('done', `${name}:${action}`) };
}
