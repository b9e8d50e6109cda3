import { createHash } from 'node:crypto';
import { PUSH_WORKER_PATH } from '@vela/domain/push';
import type { AppContext } from '../context';
import { SERVICE_WORKER_POLICY } from '../http/security-headers';
import type { Visit } from '../http/visit';
import { colorModeOf } from './color-mode-of';

export type ServeServiceWorker = (visit: Visit, request: Request) => Promise<Response>;

/**
 * The service worker, with the page that it shows without a network: the site's, in the visitor's language and mode. A browser
 * asks for it at each page, so that who chose another language has it in that one from then on.
 */
export function findServiceWorker({ pages }: AppContext, path: string): ServeServiceWorker | null {
  if (path !== PUSH_WORKER_PATH) return null;
  return async (visit, request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const { site } = visit;
    const script = await pages.writeServiceWorker({
      siteName: site.name,
      niche: site.settings.niche,
      locale: await visit.locale(),
      colorMode: colorModeOf(visit),
    });
    const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      // Never without asking: an old one would stand in for pages of a site that has changed.
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language',
      'content-security-policy': SERVICE_WORKER_POLICY,
      etag,
    };
    if (request.headers.get('if-none-match')?.split(/,\s*/).includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : script, { headers });
  };
}
