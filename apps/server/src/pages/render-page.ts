import type { SignupDraft } from '@vela/contract/entities/signup-draft';
import type { PageInput } from '@vela/contract/page';
import { matchPage } from '@vela/contract/pages';
import { networkBlockOf, networkOf } from '@vela/domain/limits';
import { isListed } from '@vela/domain/pages';
import { canonicalTimeZone } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Api } from '../http/api';
import { ownOrigin } from '../http/own-origin';
import { byHash, byNonce, type InlineSources } from '../http/inline-sources';
import { pagePolicy } from '../http/security-headers';
import { cookieOf, type Visit } from '../http/visit';
import { findSignupDraft } from '../signup/signup-draft';
import { colorModeOf } from './color-mode-of';
import { lastResortOf } from './last-resort-of';
import { findOwnText } from '../texts/find-own-text';
import { busyPage } from './fallback-page';
import { memberPart, positionPart } from './member-part';
import type { CachedPage, PageCache } from './page-cache';
import type { RenderQueue } from './render-queue';

export interface PageTools {
  context: AppContext;
  api: Api;
  queue: RenderQueue;
  cache: PageCache;
}

/** Most of the pages that wait are rendered after this time, in seconds. */
const BUSY_RETRY_AFTER = 5;

/** What is shown, beside what every page has. */
export type View = Pick<PageInput, 'status'> &
  Partial<Pick<PageInput, 'screen' | 'form' | 'draft' | 'isOfAnother' | 'asksPassword' | 'ofMails'>>;

/**
 * A page for a visit. When it can't be rendered, the error page; when that one can't be either, a page that depends
 * on nothing.
 */
export function renderPage(
  tools: PageTools,
  visit: Visit,
  { request, view }: { request: Request; view: View },
): Promise<Response> {
  return orErrorPage(tools, visit, { request, render: () => renderOwn(tools, visit, { request, view }) });
}

/**
 * A page that all visitors are shown alike, by the key of `sharedPageKey`: from the cache where it is there. Its policy names
 * its inline parts by hash, since a nonce may be used once.
 */
export async function serveSharedPage(
  tools: PageTools,
  visit: Visit,
  { request, key }: { request: Request; key: string },
): Promise<Response> {
  const found = await tools.cache.find({
    key,
    now: visit.now,
    acceptEncoding: visit.headers.get('accept-encoding'),
    make: () => orErrorPage(tools, visit, { request, render: () => makeSharedPage(tools, visit, request) }),
  });
  if (found instanceof Response) return found;
  const { body, encoding, inline } = found;
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.byteLength),
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  addPageHeaders(headers, visit, { request, inline, isMember: false, status: 200 });
  return new Response(new Uint8Array(body), { headers });
}

async function makeSharedPage(
  tools: PageTools,
  visit: Visit,
  request: Request,
): Promise<CachedPage | Response> {
  const { nonce } = visit;
  const { response } = await renderDocument(tools, visit, { request, view: { status: 200 }, isShared: true });
  if (response === 'busy') return busy(tools, visit);
  if (response.status !== 200) throw new Error(`the page was rendered with ${response.status}`);
  const { html, inline } = byHash(await response.text(), nonce);
  return { html: Buffer.from(html), inline };
}

async function orErrorPage<Result>(
  tools: PageTools,
  visit: Visit,
  { request, render }: { request: Request; render: () => Promise<Result> },
): Promise<Result | Response> {
  try {
    return await render();
  } catch (error) {
    visit.log.error({ err: error }, 'page failed');
  }
  try {
    return await renderOwn(tools, visit, { request, view: { status: 500, screen: 'error' } });
  } catch (error) {
    visit.log.error({ err: error }, 'error page failed');
    return lastResortOf(tools.context, visit);
  }
}

/** A page for this visit alone. */
async function renderOwn(
  tools: PageTools,
  visit: Visit,
  { request, view }: { request: Request; view: View },
): Promise<Response> {
  const { nonce } = visit;
  const { response, isMember } = await renderDocument(tools, visit, { request, view });
  if (response === 'busy') return busy(tools, visit);
  const { status } = view;
  addPageHeaders(response.headers, visit, { request, inline: byNonce(nonce), isMember, status });
  return response.status === status
    ? response
    : new Response(response.body, { status, headers: response.headers });
}

async function busy({ context }: PageTools, visit: Visit): Promise<Response> {
  const accents = context.pages.accents[visit.site.settings.niche];
  return busyPage({ locale: await visit.locale(), accents, status: 503, retryAfter: BUSY_RETRY_AFTER });
}

interface Document {
  /** `busy` where too many wait. */
  response: Response | 'busy';
  isMember: boolean;
}

/** The document as the web app renders it. One that is shared names neither what the logs know the request by nor the visitor's zone. */
async function renderDocument(
  tools: PageTools,
  visit: Visit,
  { request, view, isShared = false }: { request: Request; view: View; isShared?: boolean },
): Promise<Document> {
  const { api, context, queue } = tools;
  const address = addressOf(request, visit.site.url);
  const [settings, ofPosition] = await Promise.all([
    api.call(visit, 'getSettings'),
    // This is read before everything that the page shows of the member: later changes arrive over the stream
    // of events.
    positionPart(context, visit),
  ]);
  const [{ user }, ofMember, ownText] = await Promise.all([
    api.call(visit, 'getUser'),
    memberPart(context, visit, address.pathname),
    view.screen ? null : findOwnText(context, visit, address.pathname),
  ]);
  const locale = await visit.locale();
  const draft = user ? null : await draftOf(tools, visit);
  // A page that is shared waits in a line of its own: others may wait for the same one.
  const line = isShared ? 'shared' : (networkBlockOf(visit.address) ?? networkOf(visit.address));
  const response = await queue.run(line, () =>
    context.pages.render({
      request: new Request(address, { headers: request.headers }),
      locale,
      nonce: visit.nonce,
      ...(!isShared && { requestId: visit.requestId }),
      now: context.clock.now(),
      colorMode: colorModeOf(visit),
      // A cookie is anyone's to write: only a zone that exists is passed on, in its one spelling.
      timeZone: isShared ? null : canonicalTimeZone(cookieOf(visit, 'tz')),
      settings,
      user,
      ...(user && { ...ofMember, ...ofPosition }),
      draft,
      ...(ownText && { ownText }),
      ...view,
      fetchApi: (call) => api.fetch(visit, call),
    }),
  );
  return { response, isMember: user !== null };
}

interface PageHeaders {
  request: Request;
  inline: InlineSources;
  isMember: boolean;
  status: number;
}

function addPageHeaders(
  headers: Headers,
  visit: Visit,
  { request, inline, isMember, status }: PageHeaders,
): void {
  const imageOrigin = originOf(visit.site.settings.cdn_prefix);
  const scripts = `${ownOrigin(visit)}/assets/`;
  headers.set('content-security-policy', pagePolicy({ inline, imageOrigin, scripts }));
  // A page from the cache gets the id of its request, which the logs have, only from here.
  headers.set('server-timing', `req;desc="${visit.requestId}"`);
  const page = matchPage(new URL(request.url).pathname)?.page.name;
  if (!isListed({ page, isMember, status })) headers.set('x-robots-tag', 'noindex');
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
