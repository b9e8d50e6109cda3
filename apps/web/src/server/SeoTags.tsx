import { LOCALES, localizedPath } from '@vela/domain/locale';
import type { LegalQuestion } from '../content/legal-page';
import { usePage } from '../kit/page/page-context';
import { embeddable } from './page-data';
import type { PageData } from '../kit/page/page-data';

/**
 * What search engines alone read of a page that they may list: where it is in each language, and whose it is. Only the
 * server writes it, as a browser has no use for it.
 */
export function SeoTags({ nonce, questions }: { nonce: string; questions: readonly LegalQuestion[] }) {
  const page = usePage();
  if (page.canonical === undefined) return null;
  return (
    <>
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={localizedPath(page.url, locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page.url} />
      <script type="application/ld+json" nonce={nonce}>
        {embeddable(structuredData(page, { canonical: page.canonical, questions }))}
      </script>
    </>
  );
}

interface Described {
  canonical: string;
  /** What is asked and answered on it. */
  questions: readonly LegalQuestion[];
}

/** What a page, its site and who runs it are, in the words of schema.org. Nothing in it is of a member. */
function structuredData(
  { locale, settings, url }: Pick<PageData, 'locale' | 'settings' | 'url'>,
  { canonical, questions }: Described,
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
        '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
        '@id': `${canonical}#page`,
        url: canonical,
        inLanguage: locale,
        isPartOf: { '@id': website },
        isFamilyFriendly: false,
        ...(questions.length > 0 && { mainEntity: questions.map(questionOf) }),
      },
    ],
  };
}

function questionOf({ question, answer }: LegalQuestion): object {
  return {
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  };
}
