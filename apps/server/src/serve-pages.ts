import { matchPage, type NamedPage } from '@vela/contract/pages';
import { localeFor, type Visit } from './http/visit';
import { readDone } from './pages/forms/done';
import { formDoneAt, formOf, postForm } from './pages/forms/post-form';
import { busyPage } from './pages/fallback-page';
import { decidePage } from './pages/guard';
import { PAGE_GUARDS } from './page-guards';
import { pageOpener } from './pages/page-opener';
import { redirect } from './pages/redirect';
import { type PageTools, renderPage, serveSharedPage } from './pages/render-page';
import { sharedPageKey } from './pages/shared-page';
import { consumePageLimit } from './pages/page-limits';

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
  // It serves posted forms, too: the answer to a rejected one is a page.
  const retryAfter = await consumePageLimit(tools.context, visit);
  if (retryAfter !== null) return tooMany(tools, visit, retryAfter);
  if (request.method === 'POST' && formOf(url.pathname)) return postForm(tools, visit, request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(url);

  const verdict = decidePage({ url, opener: await pageOpener(visit, url) });
  switch (verdict.kind) {
    case 'redirect':
      return redirect(302, verdict.to);
    case 'not_found':
      return renderPage(tools, visit, { request, view: { status: 404, screen: 'not_found' } });
    case 'open':
      return openPage(tools, visit, { request, url, ...verdict });
    default:
      return verdict satisfies never;
  }
}

interface OpenedPage {
  request: Request;
  url: URL;
  page: NamedPage;
  params: Readonly<Record<string, string>>;
}

async function openPage(
  tools: PageTools,
  visit: Visit,
  { request, url, page, params }: OpenedPage,
): Promise<Response> {
  const guarded = await PAGE_GUARDS[page.name]?.({ context: tools.context, visit, url, params });
  if (guarded instanceof Response) return guarded;
  const done = readDone(visit, { url, form: formDoneAt(url.pathname) });
  if (done && 'without' in done) return redirect(302, done.without);
  const isGuarded = guarded !== undefined || done !== null;
  const key = await sharedPageKey(tools.context, visit, { page: page.name, url, isGuarded });
  if (key !== null) return serveSharedPage(tools, visit, { request, key });
  return renderPage(tools, visit, { request, view: { status: 200, ...done, ...guarded } });
}

/** Answers a network that requests more pages than can be rendered for it; reads nothing of the database. */
async function tooMany({ context }: PageTools, visit: Visit, retryAfter: number): Promise<Response> {
  const locale = await localeFor(context, visit, null);
  const accents = context.pages.accents[visit.site.settings.niche];
  return busyPage({ locale, accents, status: 429, retryAfter });
}

function methodNotAllowed(url: URL): Response {
  const allow = formOf(url.pathname) ? 'GET, HEAD, POST' : 'GET, HEAD';
  return new Response(null, { status: 405, headers: { allow } });
}
