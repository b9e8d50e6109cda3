import type { PageFormName } from '@vela/contract/page';
import { setCookie, type CookieChange } from '../core/cookies';

/** The path to which a form's page returns when it is done, and the cookie that allows it. */
export function doneBy(
  name: PageFormName,
  action: string,
): { path: string; cookies: Record<string, CookieChange> } {
  return { path: `/${name}?done=${action}`, cookies: setCookie('done', `${name}:${action}`) };
}
