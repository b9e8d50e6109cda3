import type { LegalQuestion } from '../content/legal-page';
import type { PageData } from '../kit/page/page-data';

export interface Described {
  canonical: string;
  /** What is asked and answered on it. */
  questions: readonly LegalQuestion[];
}

/** What a page, its site and who runs it are, in the words of schema.org. Nothing in it is of a member. */
export function structuredData(
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
