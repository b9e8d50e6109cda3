import { SERVICE_WORKER_PATH } from '@vela/domain/push';
import type { AppContext } from '../context';
import { chooseEncoding } from '../http/compress';
import { isKept, tagOfVariant } from '../http/entity-tag';
import { SERVICE_WORKER_POLICY } from '../http/security-headers';
import type { Visit } from '../http/visit';
import { colorModeOf } from './color-mode-of';
import { takePage } from './take-page';
import { keepWorkerScripts } from './worker-scripts';

export interface ServiceWorkers {
  find(path: string): ((visit: Visit, request: Request) => Promise<Response>) | null;
}

/**
 * The service worker, with the page that it shows without a network: the site's, in the visitor's language and mode. A browser
 * asks for it at each page, so that who chose another language has it in that one from then on.
 */
export function createServiceWorkers(context: AppContext): ServiceWorkers {
  const findScript = keepWorkerScripts((input) => context.pages.writeServiceWorker(input));

  const answer = async (visit: Visit, request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const retryAfter = await takePage(context, visit);
    if (retryAfter !== null)
      return new Response(null, { status: 429, headers: { 'retry-after': String(retryAfter) } });

    const { site } = visit;
    const { etag, bodies } = await findScript({
      siteName: site.name,
      niche: site.settings.niche,
      locale: await visit.locale(),
      colorMode: colorModeOf(visit),
    });
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const tag = tagOfVariant(etag, encoding);
    const headers = new Headers({
      'content-type': 'text/javascript; charset=utf-8',
      // Never without asking: an old one would stand in for pages of a site that has changed.
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'content-security-policy': SERVICE_WORKER_POLICY,
      etag: tag,
    });
    if (isKept(request.headers.get('if-none-match'), tag))
      return new Response(null, { status: 304, headers });
    const body = bodies[encoding ?? 'identity'];
    headers.set('content-length', String(body.byteLength));
    if (encoding) headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };

  return { find: (path) => (path === SERVICE_WORKER_PATH ? answer : null) };
}
