import type { PageData } from '../shell/page';

/** What a page, its site and who runs it are, in the words of schema.org. Nothing in it is of a member. */
export function structuredData(
  { locale, settings, url }: Pick<PageData, 'locale' | 'settings' | 'url'>,
  canonical: string,
): object {
  const { origin } = new URL(url);
  const { name, company, support_email: email } = settings;
  const [organization, website] = [`${origin}/#organization`, `${origin}/#website`];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        legalName: company.name,
        url: `${origin}/`,
        logo: `${origin}/apple-touch-icon.png`,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.address,
          addressLocality: company.city,
          addressCountry: company.country,
        },
      },
      { '@type': 'WebSite', '@id': website, name, url: `${origin}/`, publisher: { '@id': organization } },
      {
        '@type': 'WebPage',
        '@id': `${canonical}#page`,
        url: canonical,
        inLanguage: locale,
        isPartOf: { '@id': website },
        isFamilyFriendly: false,
      },
    ],
  };
}
