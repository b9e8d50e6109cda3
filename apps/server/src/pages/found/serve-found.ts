import type { AppContext } from '../../context';
import type { Visit } from '../../http/visit';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

type Found = (visit: Visit, context: Pick<AppContext, 'config'>) => { type: string; text: string };

/** What search engines ask a site for, by path. */
const FOUND: Readonly<Record<string, Found>> = {
  '/robots.txt': ({ site }, { config }) => ({
    type: 'text/plain; charset=utf-8',
    text: robotsText(site, config),
  }),
  '/sitemap.xml': ({ site }) => ({ type: 'application/xml; charset=utf-8', text: sitemapXml(site) }),
};

/** The answer to a path that search engines ask for, in the words of the site that was asked; null for any other. */
export function findFound(
  context: Pick<AppContext, 'config'>,
  path: string,
): ((visit: Visit, request: Request) => Response) | null {
  const found = Object.hasOwn(FOUND, path) ? FOUND[path] : undefined;
  if (!found) return null;
  return (visit, { method }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const { type, text } = found(visit, context);
    return new Response(method === 'HEAD' ? null : text, {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
    });
  };
}
