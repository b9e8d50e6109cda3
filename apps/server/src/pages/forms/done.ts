import type { PageForm } from '@vela/contract/page';
import { doneBy } from '../../http/done-by';
import { changeCookies, cookieOf, type Visit } from '../../http/visit';
import { pathWithout } from '../path-without';
import type { PageFormRules } from './page-form';

/** What `?done=` says where a page has but one form. */
const ONLY_FORM = '1';

/**
 * The path of a form's own page that says it was done, so that a reload doesn't post it again. Only the browser it was
 * done in shows that: the address alone, which anyone may send anyone, says nothing.
 */
export function donePathOf(visit: Visit, { name, donePath }: PageFormRules, action = ONLY_FORM): string {
  const { path, cookies } = doneBy(name, action, donePath);
  changeCookies(visit, cookies);
  return path;
}

/** What a page with `?done=` shows: its form as done; or, unless it was done here a moment ago, where it is without. */
export function readDone(
  visit: Visit,
  { url, form }: { url: URL; form: PageFormRules | null },
): { form: PageForm } | { without: string } | null {
  const done = url.searchParams.get('done');
  if (done === null || !form) return null;
  if (cookieOf(visit, 'done') !== `${form.name}:${done}`) return { without: pathWithout(url, 'done') };
  const action = form.actions?.includes(done) ? { action: done } : {};
  return { form: { name: form.name, ...action, values: {}, error: null, done: true } };
}
