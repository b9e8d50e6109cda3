import { matchPage, type Page } from '@vela/contract/pages';
import { isLinkToken } from '@vela/domain/pages';
import { findTokenPage } from './links/find-token-page';
import { findLink } from './links/links';
import { viewerOf } from './core/viewer';
import { isConfirmedBy } from './signup/activate';
import { memberPageState, type MemberPageState } from './search/member-page-state';
import { localeFor, type Visit } from './http/visit';
import { readDone } from './pages/forms/done';
import { formOf, postForm } from './pages/forms/post-form';
import { askedByLink, isAskingPage } from './pages/asked-by-link';
import { busyPage } from './pages/fallback-page';
import { decidePage, loginPath } from './pages/guard';
import { serveLander } from './pages/landers/serve-lander';
import { pageOpener } from './pages/page-opener';
import { pathWithout } from './pages/path-without';
import { redirect } from './pages/redirect';
import { type PageTools, renderPage, type View } from './pages/render-page';
import { takePage } from './pages/take-page';

/** A page, and the pattern it is measured under. */
export interface ServedPage {
  route: string;
  response: Response;
}

export type ServePage = (visit: Visit, request: Request) => Promise<ServedPage>;

/** Everything that is neither API nor file: pages, and the forms that work without script. */
export function servePages(tools: PageTools): ServePage {
  return async (visit, request) => {
    const url = new URL(request.url);
    const route = matchPage(url.pathname)?.page.path ?? (formOf(url.pathname) ? url.pathname : 'page');
    return { route, response: await respond(tools, visit, { request, url }) };
  };
}

async function respond(
  tools: PageTools,
  visit: Visit,
  { request, url }: { request: Request; url: URL },
): Promise<Response> {
  // Posted forms, too: what refuses one is a page.
  const retryAfter = await takePage(tools.context, visit);
  if (retryAfter !== null) return tooMany(tools, visit, retryAfter);
  if (request.method === 'POST' && formOf(url.pathname)) return postForm(tools, visit, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(url);

  const verdict = decidePage({ url, opener: await pageOpener(visit, url) });
  switch (verdict.kind) {
    case 'redirect':
      return redirect(302, verdict.to);
    case 'token':
      return openToken(tools, visit, { request, token: verdict.token });
    case 'render': {
      const { status, screen, page } = verdict;
      if (page && isOfMember(page)) return openMember(tools, visit, { request, url });
      if (page?.name === 'landers-name-slug') return openLander(tools, visit, { request, url });
      if (page?.name === 'activate-error' && (await isConfirmed(tools, visit, url)))
        return redirect(302, '/activate/done');
      if (page?.name === 'reset-password-do' && (await isUsedUp(tools, visit, url)))
        return redirect(302, pathWithout(url, 'token'));
      const done = readDone(visit, { url, form: formOf(url.pathname) });
      if (done && 'without' in done) return redirect(302, done.without);
      const asked =
        isAskingPage(page?.name) &&
        (await askedByLink(tools.context, visit, {
          page: page.name,
          token: url.searchParams.get('token') ?? '',
        }));
      return renderPage(tools, visit, {
        request,
        view: { status, ...(screen && { screen }), ...done, ...asked },
      });
    }
    default:
      return verdict satisfies never;
  }
}

/** Of a link that was sent twice only one may work: for its member it did. */
async function isConfirmed({ context }: PageTools, visit: Visit, url: URL): Promise<boolean> {
  const token = url.searchParams.get('token') ?? '';
  return isLinkToken(token) && isConfirmedBy(context, { session: await visit.session(), token });
}

/** A link to a new password that no longer gives one: its page says so without it, before anything is typed. */
async function isUsedUp({ context }: PageTools, { site, now }: Visit, url: URL): Promise<boolean> {
  const token = url.searchParams.get('token');
  if (token === null || !isLinkToken(token)) return token !== null && token !== '';
  const link = await findLink(context.db, { token, siteId: site.id, now });
  return link?.kind !== 'password_reset';
}

/** For a network that asks for more pages than can be rendered for it; reads nothing of the database to say so. */
async function tooMany({ context }: PageTools, visit: Visit, retryAfter: number): Promise<Response> {
  const locale = await localeFor(context, visit, null);
  const accents = context.pages.accents[visit.site.settings.niche];
  return busyPage({ locale, accents, status: 429, retryAfter });
}

/** A link from a mail: on to its page while it is good, and never used up by only being opened. */
async function openToken(
  tools: PageTools,
  visit: Visit,
  { request, token }: { request: Request; token: string },
): Promise<Response> {
  const path = await findTokenPage(tools.context, { site: visit.site, token, now: visit.now });
  if (path !== null) return redirect(303, path);
  return renderPage(tools, visit, { request, view: { status: 404, screen: 'link_expired' } });
}

/** Pages of one other member: the member's own page, and that of a match with it. */
function isOfMember({ name }: Page): boolean {
  return name === 'members-id' || name === 'likes-m-id';
}

/** A lander as it was built; an address that none has is the page of nothing found. */
async function openLander(
  tools: PageTools,
  visit: Visit,
  { request, url }: { request: Request; url: URL },
): Promise<Response> {
  const lander = await serveLander(tools.context, visit, url);
  return lander ?? renderPage(tools, visit, { request, view: { status: 404, screen: 'not_found' } });
}

/** A member's page: real for whom it is, a login, a way to one's own profile, or nothing at all for the others. */
async function openMember(
  tools: PageTools,
  visit: Visit,
  { request, url }: { request: Request; url: URL },
): Promise<Response> {
  const { page, params } = matchPage(url.pathname) ?? {};
  const { id = '' } = params ?? {};
  const viewer = viewerOf({ site: visit.site, session: await visit.session(), now: visit.now });
  const source = Object.fromEntries(url.searchParams);
  const state = await memberPageState(tools.context, { viewer, source, id });
  if (state === 'own') return redirect(302, '/profile');
  if (state === 'login') return redirect(302, loginPath(url));
  // The member's own page says so.
  const isBlock = state === 'blocked' || state === 'own_block';
  if (isBlock && page?.name === 'likes-m-id') return redirect(302, `/members/${id}`);
  return renderPage(tools, visit, { request, view: MEMBER_VIEWS[state] });
}

const MEMBER_VIEWS = {
  shown: { status: 200 },
  blocked: { status: 403 },
  // Nobody is there, which the page says the reason of.
  own_block: { status: 404 },
  not_found: { status: 404, screen: 'not_found' },
} as const satisfies Record<Exclude<MemberPageState, 'own' | 'login'>, View>;

function methodNotAllowed(url: URL): Response {
  const allow = formOf(url.pathname) ? 'GET, HEAD, POST' : 'GET, HEAD';
  return new Response(null, { status: 405, headers: { allow } });
}
