import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AppContext } from './core/context';
import { createDev } from './dev/dev';
import { createApi, type Api } from './http/api';
import { removeCookie } from './core/cookies';
import { createDocs, type Docs } from './operations/docs';
import { refusePlainly } from './http/refuse-plainly';
import { addPrivateHeaders } from './http/security-headers';
import { changeCookies, cookieOf, type Visit } from './http/visit';
import { createSeoFiles } from './pages/seo/serve-found';
import { createManifest } from './pages/manifest';
import { createPageCache } from './pages/page-cache';
import { createRenderQueue } from './pages/render-queue';
import { servePages } from './serve-pages';
import { createServiceWorkers } from './pages/service-worker';
import { siteIconPath } from './pages/site-icons';
import { createStaticFiles } from './pages/static-files';
import { consumePageLimit, consumePhotoLimit } from './pages/page-limits';
import { createPortraits } from './photos/portraits';
import { serveArchives } from './exports/serve-archives';
import { servePhotos } from './photos/serve-photos';
import { PORTRAITS_FOLDER } from './portraits-folder';
import { handlers } from './routes';

/** What answers a request, and the name it is measured and logged under. */
export interface Answered {
  route: string;
  response: Response;
}

interface Made {
  route: string;
  make(request: Request): Promise<Response>;
}

type Answer = (visit: Visit, request: Request) => Promise<Answered>;

/** What answers a visit: the API, a file, a photo or a page. What is made for who asks is counted before it is made. */
export async function createAnswering(context: AppContext): Promise<{ api: Api; answer: Answer }> {
  const api = createApi(context, handlers);
  const landerFiles = await createStaticFiles(context.landers.assetsDir, '/landers/assets/');
  const files = await createStaticFiles(context.pages.clientDir);
  const docs = await createDocs(context, { folder: await findDocsFolder() });
  const findMade = await createMade(context, docs);
  const portraits = createPortraits(context, { folder: PORTRAITS_FOLDER });
  const photos = servePhotos({ ...context, portraits });
  const archives = serveArchives(context);
  const pages = servePages({ context, api, queue: createRenderQueue(), cache: createPageCache() });

  const answer = async (visit: Visit, request: Request): Promise<Answered> => {
    const { pathname } = new URL(request.url);
    const docsFile = docs.files.find(pathname);
    if (docsFile) return { route: '/api/docs', response: unlisted(docsFile(request)) };
    const made = findMade(visit, request);
    if (made) {
      const retryAfter = await consumePageLimit(context, visit);
      return {
        route: made.route,
        response: retryAfter === null ? await made.make(request) : refusePlainly(429, retryAfter),
      };
    }
    if (api.owns(pathname))
      return {
        route: api.routeOf(pathname),
        response: unlisted(await own(visit, await api.handle(visit, request))),
      };
    const file = landerFiles.find(pathname) ?? files.find(siteIconPath(pathname, visit.site) ?? pathname);
    if (file) return { route: 'file', response: file(request) };
    if (photos.owns(pathname)) {
      const retryAfter = await consumePhotoLimit(context, visit);
      const response =
        retryAfter === null ? await photos.serve(visit, request) : refusePlainly(429, retryAfter);
      return { route: 'photo', response: unlisted(response) };
    }
    if (archives.owns(pathname)) {
      const retryAfter = await consumePageLimit(context, visit);
      const response =
        retryAfter === null ? await archives.serve(visit, request) : refusePlainly(429, retryAfter);
      return { route: 'archive', response: unlisted(await own(visit, response)) };
    }
    const page = await pages(visit, request);
    return { route: page.route, response: await own(visit, page.response) };
  };

  return { api, answer };
}

/** What is neither page nor API, and yet made when it is asked for. */
async function createMade(
  context: AppContext,
  docs: Docs,
): Promise<(visit: Visit, request: Request) => Made | null> {
  const manifest = await createManifest(context.pages.clientDir);
  const workers = createServiceWorkers(context);
  const found = createSeoFiles(context);
  const dev = createDev(context);
  return (visit, { url, method }) => {
    const { pathname } = new URL(url);
    // Another method is rejected in the words of the API.
    const doc = method === 'GET' || method === 'HEAD' ? docs.find(pathname) : null;
    if (doc) return { route: pathname, make: async (request) => unlisted(await doc(request)) };
    const file = manifest.find(pathname) ?? workers.find(pathname) ?? found.find(pathname);
    if (file) return { route: 'file', make: async (request) => file(visit, request) };
    const tool = dev?.find(pathname, visit);
    if (!tool) return null;
    return {
      route: tool.route,
      make: async (request) => unlisted(await own(visit, await tool.answer(request))),
    };
  };
}

async function own(visit: Visit, response: Response): Promise<Response> {
  addPrivateHeaders(response.headers);
  // A request that is rejected as one too many makes the database do nothing.
  if (response.status === 429) return response;
  // A cookie that no session answers to is dead weight in every further request; one that couldn't be looked up may be good.
  const isStale =
    cookieOf(visit, 'session') !== null && (await visit.session().catch(() => undefined)) === null;
  if (isStale) changeCookies(visit, removeCookie('session'));
  return response;
}

/** What search engines never list: the API, its documentation, members' photos, the demo's tools. */
export function unlisted(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

/**
 * The folder in which the build puts the documentation's viewer, found from `dist/` as well as from `src/`;
 * null before a build.
 */
async function findDocsFolder(): Promise<string | null> {
  const folder = fileURLToPath(new URL('../dist/docs/', import.meta.url));
  return access(folder).then(
    () => folder,
    () => null,
  );
}
