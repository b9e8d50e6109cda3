import type { SignupDraft } from '@vela/contract/entities/signup-draft';
import type { PageInput } from '@vela/contract/page';
import { matchPage } from '@vela/contract/pages';
import { isListed } from '@vela/domain/pages';
import { canonicalTimeZone } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Api } from '../http/api';
import { ownOrigin } from '../http/own-origin';
import { pagePolicy } from '../http/security-headers';
import { cookieOf, type Visit } from '../http/visit';
import { findSignupDraft } from '../signup/signup-draft';
import { colorModeOf } from './color-mode-of';
import { lastResortOf } from './last-resort-of';
import { findOwnText } from '../texts/find-own-text';
import { busyPage } from './fallback-page';
import { memberPart } from './member-part';
import type { RenderQueue } from './render-queue';

export interface PageTools {
  context: AppContext;
  api: Api;
  queue: RenderQueue;
}

/** In seconds: by then most of the pages that wait are rendered. */
const BUSY_RETRY_AFTER = 5;

/** What is shown, beside what every page has. */
export type View = Pick<PageInput, 'status'> &
  Partial<Pick<PageInput, 'screen' | 'form' | 'draft' | 'isOfAnother' | 'asksPassword'>>;

/**
 * A page for a visit. When it can't be rendered, the error page; when that one can't be either, a page that depends
 * on nothing.
 */
export async function renderPage(
  tools: PageTools,
  visit: Visit,
  { request, view }: { request: Request; view: View },
): Promise<Response> {
  try {
    return await tryRender(tools, visit, { request, view });
  } catch (error) {
    visit.log.error({ err: error }, 'page failed');
  }
  try {
    return await tryRender(tools, visit, { request, view: { status: 500, screen: 'error' } });
  } catch (error) {
    visit.log.error({ err: error }, 'error page failed');
    return lastResortOf(tools.context, visit);
  }
}

async function tryRender(
  tools: PageTools,
  visit: Visit,
  { request, view }: { request: Request; view: View },
): Promise<Response> {
  const { api, context, queue } = tools;
  const address = addressOf(request, visit.site.url);
  const settings = await api.call(visit, 'getSettings');
  const [{ user }, ofMember, ownText] = await Promise.all([
    api.call(visit, 'getUser'),
    memberPart(context, visit, address.pathname),
    view.screen ? null : findOwnText(context, visit, address.pathname),
  ]);
  const locale = await visit.locale();
  const draft = user ? null : await draftOf(tools, visit);
  const response = await queue.run(() =>
    context.pages.render({
      request: new Request(address, { headers: request.headers }),
      locale,
      nonce: visit.nonce,
      now: context.clock.now(),
      colorMode: colorModeOf(visit),
      // A cookie is anyone's to write: only a zone that exists is passed on, in its one spelling.
      timeZone: canonicalTimeZone(cookieOf(visit, 'tz')),
      settings,
      user,
      ...(user && ofMember),
      draft,
      ...(ownText && { ownText }),
      ...view,
      requestId: visit.requestId,
      fetchApi: (call) => api.fetch(visit, call),
    }),
  );
  if (response === 'busy') {
    const accents = context.pages.accents[visit.site.settings.niche];
    return busyPage({ locale, accents, status: 503, retryAfter: BUSY_RETRY_AFTER });
  }
  const { headers } = response;
  headers.set(
    'content-security-policy',
    pagePolicy({
      nonce: visit.nonce,
      imageOrigin: originOf(settings.cdn_prefix),
      scripts: `${ownOrigin(visit)}/assets/`,
    }),
  );
  const page = matchPage(address.pathname)?.page.name;
  if (!isListed({ page, isMember: user !== null, status: view.status }))
    headers.set('x-robots-tag', 'noindex');
  return response.status === view.status
    ? response
    : new Response(response.body, { status: view.status, headers });
}

async function draftOf({ context }: PageTools, visit: Visit): Promise<SignupDraft | null> {
  const token = cookieOf(visit, 'signup_draft');
  if (token === null) return null;
  const found = await findSignupDraft(context, { site: visit.site, token, now: visit.now });
  return found?.draft ?? null;
}

/** The address a page knows itself by is the site's own, whatever the Host header or a path such as `//elsewhere` says. */
function addressOf(request: Request, siteUrl: string): URL {
  const { pathname, search } = new URL(request.url);
  return Object.assign(new URL(siteUrl), { pathname, search });
}

function originOf(url: string): string | null {
  return /^https?:/.test(url) && URL.canParse(url) ? new URL(url).origin : null;
}
