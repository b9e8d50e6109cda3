import { PAGE_LIST } from '@vela/contract/pages';
import { LOCALES, localizedPath } from '@vela/domain/locale';
import { isIndexed } from '@vela/domain/pages';
import type { AppContext } from '../../core/context';
import { createTextCache, sendCached } from '../../http/cached-text';
import type { Visit } from '../../http/visit';
import type { Config } from '../../core/config';
import type { Site } from '../../core/site';
import { escapeHtml } from '../../core/escape-html';

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

/**
 * What search engines are asked to leave alone. Members' pages aren't among it: they say `noindex` themselves, which only
 * who may ask for them can read. A demo that strangers can reach isn't anybody's site.
 */
function robotsText({ url }: Pick<Site, 'url'>, { publicDemo }: Pick<Config, 'publicDemo'>): string {
  if (publicDemo) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** The paths of a site that search engines may list, as far as their screens exist. */
const INDEXED_PATHS: readonly string[] = PAGE_LIST.filter(({ name, ready }) => ready && isIndexed(name)).map(
  ({ path }) => path,
);

/**
 * Every page that may be found, once in each language and once in whichever the asker prefers, each with all the others
 * (sitemaps.org, and the `xhtml:link` of its users).
 */
function sitemapXml({ url }: Pick<Site, 'url'>): string {
  const entries = INDEXED_PATHS.flatMap((path) => {
    const addresses = [
      { language: 'x-default', address: `${url}${path}` },
      ...LOCALES.map((locale) => ({ language: locale, address: `${url}${localizedPath(path, locale)}` })),
    ];
    const alternates = addresses.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    );
    return addresses.map(
      ({ address }) => `<url><loc>${escapeHtml(address)}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
