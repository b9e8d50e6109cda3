import type { PageFormName } from '@vela/contract/page';
import { setCookie, type CookieChange } from '../core/cookies';

/** The path to the page that says that a form is done, the form's own unless another is given, and the cookie that allows it. */
export function doneBy(
  name: PageFormName,
  action: string,
  page = `/${name}`,
): { path: string; cookies: Record<string, CookieChange> } {
  return { path: `${page}?done=${action}`, cookies: setCookie('done', `${name}:${action}`) };
}
