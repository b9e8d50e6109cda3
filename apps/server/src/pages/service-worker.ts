import { SERVICE_WORKER_PATH } from '@vela/domain/push';
import type { AppContext } from '../core/context';
import { sendCached } from '../http/cached-text';
import { SERVICE_WORKER_POLICY } from '../http/security-headers';
import type { Visit } from '../http/visit';
import { colorModeOf } from './color-mode-of';
import { cacheWorkerScripts } from './worker-scripts';

export interface ServiceWorkers {
  find(path: string): ((visit: Visit, request: Request) => Promise<Response>) | null;
}

/**
 * The service worker, with the page that it shows without a network: the site's, in the visitor's language and mode. A browser
 * asks for it at each page, so that who chose another language has it in that one from then on.
 */
export function createServiceWorkers(context: AppContext): ServiceWorkers {
  const findScript = cacheWorkerScripts((input) => context.pages.writeServiceWorker(input));

  const answer = async (visit: Visit, request: Request): Promise<Response> => {
    const { site } = visit;
    const script = await findScript({
      siteName: site.name,
      niche: site.settings.niche,
      locale: await visit.locale(),
      colorMode: colorModeOf(visit),
    });
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      // Never cached without revalidation: an old one would answer for pages of a site that has changed.
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language',
      'content-security-policy': SERVICE_WORKER_POLICY,
    };
    return sendCached(script, { request, headers });
  };

  return { find: (path) => (path === SERVICE_WORKER_PATH ? answer : null) };
}
