import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { AppContext } from './context';
import { createDev } from './dev/dev';
import { createApi } from './http/api';
import { compress } from './http/compress';
import { removeCookie, serialiseCookie } from './http/cookies';
import { createDocs } from './http/docs';
import { errorResponse } from './http/error-response';
import { Failure } from './http/failure';
import { addPrivateHeaders, addSecurityHeaders } from './http/security-headers';
import { beginVisit, changeCookies, cookieOf, type Visit } from './http/visit';
import { lastResort } from './pages/fallback-page';
import { lastResortOf } from './pages/last-resort-of';
import { findFound } from './pages/found/serve-found';
import { createManifest } from './pages/manifest';
import { servePages } from './pages/serve-pages';
import { createServiceWorkers } from './pages/service-worker';
import { siteIconPath } from './pages/site-icons';
import { createStaticFiles } from './pages/static-files';
import { createPortraits } from './photos/portraits';
import { servePhotos } from './photos/serve-photos';
import { PORTRAITS_FOLDER } from './portraits-folder';
import { handlers } from './routes';
import { isSecure } from './sites/sites';

export type App = Hono<{ Bindings: Partial<HttpBindings> }>;

/** What answers a request, and the name it is measured and logged under. */
interface Answered {
  route: string;
  response: Response;
}

/** The whole server but the network: give it a request and it answers. Tests call it without a port. */
export async function createApp(context: AppContext): Promise<App> {
  const app: App = new Hono();
  const api = createApi(context, handlers);
  const landerFiles = await createStaticFiles(context.landers.assetsDir, '/landers/assets/');
  const files = await createStaticFiles(context.pages.clientDir);
  const manifest = await createManifest(context.pages.clientDir);
  const workers = createServiceWorkers(context);
  const docs = await createDocs();
  const dev = createDev(context);
  const portraits = createPortraits(context, { folder: PORTRAITS_FOLDER });
  const photos = servePhotos({ ...context, portraits });
  const pages = servePages({ context, api });

  const answer = async (visit: Visit, request: Request): Promise<Answered> => {
    const { pathname } = new URL(request.url);
    const docsFile = docs.find(pathname);
    if (docsFile) return { route: '/api/docs', response: unlisted(docsFile(request)) };
    if (api.owns(pathname))
      return {
        route: api.routeOf(pathname),
        response: unlisted(await own(visit, await api.handle(visit, request))),
      };
    const named = manifest.find(pathname);
    if (named) return { route: 'file', response: named(visit, request) };
    const worker = workers.find(pathname);
    if (worker) return { route: 'file', response: await worker(visit, request) };
    const found = findFound(context, pathname);
    if (found) return { route: 'file', response: found(visit, request) };
    const file = landerFiles.find(pathname) ?? files.find(siteIconPath(pathname, visit.site) ?? pathname);
    if (file) return { route: 'file', response: file(request) };
    if (photos.owns(pathname))
      return { route: 'photo', response: unlisted(await photos.serve(visit, request)) };
    const tool = dev?.find(pathname, visit);
    if (tool) return { route: tool.route, response: unlisted(await own(visit, await tool.answer(request))) };
    const page = await pages(visit, request);
    return { route: page.route, response: await own(visit, page.response) };
  };

  /** Only what fails around an answer comes here: each kind of answer minds its own errors. */
  const failed = async (
    visit: Visit,
    { request, error }: { request: Request; error: unknown },
  ): Promise<Answered> => {
    visit.log.error({ err: error }, 'request failed');
    const { pathname } = new URL(request.url);
    const response = api.owns(pathname)
      ? unlisted(errorResponse(new Failure('internal')))
      : await lastResortOf(context, visit);
    addPrivateHeaders(response.headers);
    return { route: 'failed', response };
  };

  app.all('*', async (c) => {
    const startedAt = process.hrtime.bigint();
    const request = c.req.raw;
    const peerAddress = c.env?.incoming?.socket.remoteAddress ?? null;
    const visit = await beginVisit(context, { request, peerAddress });
    const { route, response } = await answer(visit, request).catch((error: unknown) =>
      failed(visit, { request, error }),
    );
    observe(context, { visit, request, route, status: response.status, startedAt });
    return compress(finish(context, visit, response), request.headers.get('accept-encoding'));
  });

  app.onError((error, c) => {
    // Not even whose visit it is was found out.
    context.log.error({ err: error }, 'request failed');
    const response = api.owns(c.req.path) ? errorResponse(new Failure('internal')) : lastResort();
    addPrivateHeaders(response.headers);
    const { publicUrl, hstsSubdomains: subdomains } = context.config;
    addSecurityHeaders(response.headers, { secure: isSecure({ url: publicUrl }), subdomains });
    return response;
  });
  return app;
}

async function own(visit: Visit, response: Response): Promise<Response> {
  // A cookie that no session answers to is dead weight in every further request; one that couldn't be looked up may be good.
  const isStale =
    cookieOf(visit, 'session') !== null && (await visit.session().catch(() => undefined)) === null;
  if (isStale) changeCookies(visit, removeCookie('session'));
  addPrivateHeaders(response.headers);
  return response;
}

/** Adds what every answer carries. All of them are made here, so their headers may still be changed. */
function finish({ config }: AppContext, visit: Visit, response: Response): Response {
  const { headers } = response;
  const secure = isSecure(visit.site);
  addSecurityHeaders(headers, { secure, subdomains: config.hstsSubdomains });
  headers.set('x-request-id', visit.requestId);
  for (const [name, change] of visit.cookieChanges) {
    headers.append('set-cookie', serialiseCookie(name, change, { secure }));
  }
  return response;
}

/** What search engines never list: the API, its documentation, members' photos, the demo's tools. */
function unlisted(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

interface Observed {
  visit: Visit;
  request: Request;
  route: string;
  status: number;
  startedAt: bigint;
}

function observe({ metrics }: AppContext, { visit, request, route, status, startedAt }: Observed): void {
  const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
  metrics.httpSeconds.observe({ method: request.method, route, status }, seconds);
  visit.log.info(
    { method: request.method, route, status, ms: Math.round(seconds * 1000), site: visit.site.id },
    'request',
  );
}
