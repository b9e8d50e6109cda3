import type { PageForm } from '@vela/contract/page';
import { matchPage } from '@vela/contract/pages';
import { isLocale, localizedPath } from '@vela/domain/locale';
import { pageEntry } from '@vela/domain/pages';
import { countRequest } from '../../http/count-request';
import { errorBodyOf, errorStatusOf } from '../../http/error-response';
import { Failure } from '../../core/failure';
import { readForm } from '../../http/read-body';
import { changeCookies, type Visit } from '../../http/visit';
import { pageOpener } from '../page-opener';
import { redirect } from '../redirect';
import { type PageTools, renderPage } from '../render-page';
import {
  activationForm,
  appearanceForm,
  deleteForm,
  exportForm,
  emailForm,
  languageForm,
  loginForm,
  logoutForm,
  mailChangeForm,
  newPasswordForm,
  passkeysForm,
  passwordForm,
  reactivationForm,
  resetPasswordForm,
  settingsLanguageForm,
  contactsForm,
  devicesForm,
  messagesForm,
  visibilityForm,
  waitingForm,
} from './account-forms';
import { complaintForm } from './complaint-form';
import { notificationsForm, unsubscribeForm } from './notification-forms';
import type { FormPost, PageFormRules } from './page-form';
import { isSameOrigin } from './same-origin';
import { signupForm } from './signup-form';
import { signupMatchesForm } from './signup-matches-form';

const FORMS: readonly PageFormRules[] = [
  activationForm,
  appearanceForm,
  complaintForm,
  deleteForm,
  exportForm,
  emailForm,
  languageForm,
  loginForm,
  logoutForm,
  mailChangeForm,
  newPasswordForm,
  notificationsForm,
  passkeysForm,
  passwordForm,
  reactivationForm,
  resetPasswordForm,
  settingsLanguageForm,
  signupForm,
  signupMatchesForm,
  unsubscribeForm,
  contactsForm,
  devicesForm,
  messagesForm,
  visibilityForm,
  waitingForm,
];
const FORMS_BY_PATH = new Map(FORMS.map((form) => [`/${form.name}`, form]));

/** The form that posts to a path. */
export function formOf(path: string): PageFormRules | null {
  return FORMS_BY_PATH.get(path) ?? null;
}

/** The form that the page of a path shows as done. */
export function formDoneAt(path: string): PageFormRules | null {
  return FORMS.find(({ name, donePath = `/${name}` }) => donePath === path) ?? null;
}

/** Answers a posted form: on to where it leads, or its page once more with what was wrong. */
export async function postForm(tools: PageTools, visit: Visit, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const form = formOf(url.pathname);
  if (!form) throw new Error(`No form posts to ${url.pathname}`);
  const post: FormPost = { tools, visit, request, fields: {} };
  try {
    await countRequest(tools.context, { visit, id: null });
    post.fields = await readForm(request);
    await visit.catchUp();
    requireOrigin(form, post);
    await requireMember(url, visit);
    return await goOn(post, await form.submit(post));
  } catch (error) {
    return showFailure(form, post, asFailure(visit, error));
  }
}

function requireOrigin(form: PageFormRules, post: FormPost): void {
  if (isSameOrigin(post.visit)) return;
  if (form.admits?.(post)) return;
  // What a stranger filled in isn't shown as if the person had typed it.
  post.fields = {};
  throw new Failure('forbidden');
}

/** A form belongs to its page: who may not open that one may not send this one. */
async function requireMember(url: URL, visit: Visit): Promise<void> {
  if (await isClosed(url, visit)) throw new Failure('authentication_required');
}

async function isClosed(url: URL, visit: Visit): Promise<boolean> {
  const page = matchPage(url.pathname)?.page;
  return page !== undefined && pageEntry(page.name, await pageOpener(visit, url)) === 'log_in';
}

async function showFailure(form: PageFormRules, post: FormPost, failure: Failure): Promise<Response> {
  const { tools, visit, request } = post;
  if (failure.details.cookies) changeCookies(visit, failure.details.cookies);
  const url = new URL(request.url);
  const { pathname, search } = url;
  // Whatever was rejected, a member's page isn't shown to anyone else; a stranger's post comes without the
  // session.
  if (await isClosed(url, visit))
    return goOn(post, `/login?${new URLSearchParams({ next: pathname }).toString()}`);
  const elsewhere = form.failedPath?.(post, failure) ?? null;
  if (elsewhere !== null) return goOn(post, elsewhere);

  const page = new Request(new URL(`${pathname}${search}`, request.url), { headers: request.headers });
  const view = {
    status: errorStatusOf(failure),
    form: outcomeOf(form, post, failure),
    ...(await form.viewAgain?.(post)),
  };
  const response = await renderPage(tools, visit, { request: page, view });
  if (failure.details.retryAfter !== undefined)
    response.headers.set('retry-after', String(failure.details.retryAfter));
  return response;
}

function outcomeOf(form: PageFormRules, { fields }: FormPost, failure: Failure): PageForm {
  const action = fields[form.actionField ?? 'action'];
  return {
    name: form.name,
    ...(action !== undefined && form.actions?.includes(action) && { action }),
    values: shownAgain(fields),
    error: errorBodyOf(failure),
  };
}

/** What a person typed, but for passwords: those are never in a page. */
function shownAgain(fields: FormPost['fields']): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('password')));
}

function asFailure(visit: Visit, error: unknown): Failure {
  if (error instanceof Failure) return error;
  visit.log.error({ err: error }, 'form failed');
  return new Failure('internal');
}

/**
 * The browser asks for the next page with GET, and a reload there posts nothing again. A form of a page whose address names
 * its language leads on in that; a member's pages are in the account's.
 */
async function goOn({ visit }: FormPost, path: string): Promise<Response> {
  const { addressLocale } = visit;
  const isNamed = isLocale(addressLocale) && (await visit.session()) === null;
  return redirect(303, isNamed ? localizedPath(path, addressLocale) : path);
}
