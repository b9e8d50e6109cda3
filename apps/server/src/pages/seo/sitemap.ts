import { PAGE_LIST } from '@vela/contract/pages';
import { LOCALES, localizedPath } from '@vela/domain/locale';
import { isIndexed } from '@vela/domain/pages';
import { escapeHtml } from '../../core/escape-html';
import type { Site } from '../../core/site';

/** The paths of a site that search engines may list, as far as their screens exist. */
const INDEXED_PATHS: readonly string[] = PAGE_LIST.filter(({ name, ready }) => ready && isIndexed(name)).map(
  ({ path }) => path,
);

/**
 * Every page that may be found, once in each language and once in whichever the asker prefers, each with all the others
 * (sitemaps.org, and the `xhtml:link` of its users).
 */
export function sitemapXml({ url }: Pick<Site, 'url'>): string {
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
