import type { AppContext } from '../../core/context';
import { createTextCache, sendCached } from '../../http/cached-text';
import type { Visit } from '../../http/visit';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

type Context = Pick<AppContext, 'config'>;

/** What search engines ask a site for, by path. All of it depends on the site's address alone, and on what the server is. */
const FOUND: Readonly<Record<string, { type: string; write: (visit: Visit, context: Context) => string }>> = {
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    write: ({ site }, { config }) => robotsText(site, config),
  },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: ({ site }) => sitemapXml(site) },
};

export interface SeoFiles {
  /** The answer to a path that search engines ask for, in the words of the site that was asked; null for any other. */
  find(path: string): ((visit: Visit, request: Request) => Promise<Response>) | null;
}

/** Each is written and compressed once for each address of a site. */
export function createSeoFiles(context: Context): SeoFiles {
  const keep = createTextCache();
  return {
    find: (path) => {
      const found = Object.hasOwn(FOUND, path) ? FOUND[path] : undefined;
      if (!found) return null;
      return async (visit, request) => {
        const text = await keep(`${visit.site.url}${path}`, () => found.write(visit, context));
        const headers = { 'content-type': found.type, 'cache-control': 'public, max-age=3600' };
        return sendCached(text, { request, headers });
      };
    },
  };
}
