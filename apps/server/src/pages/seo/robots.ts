import type { Config } from '../../core/config';
import type { Site } from '../../core/site';

/**
 * What search engines are asked to leave alone. Members' pages aren't among it: they say `noindex` themselves, which only
 * who may ask for them can read. A demo that strangers can reach isn't anybody's site.
 */
export function robotsText({ url }: Pick<Site, 'url'>, { publicDemo }: Pick<Config, 'publicDemo'>): string {
  if (publicDemo) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${url}/sitemap.xml\n`;
}
