import type { PageFormName } from '@vela/contract/page';
import { setCookie, type CookieChange } from '../core/cookies';

/** Where a page, the form's own unless another is given, says that it was done, and the cookie that lets it. */
export function doneBy(
  name: PageFormName,
  action: string,
  page = `/${name}`,
): { path: string; cookies: Record<string, CookieChange> } {
  return { path: `${page}?done=${action}`, cookies: setCookie('done', `${name}:${action}`) };
}
