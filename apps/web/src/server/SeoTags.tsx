import { LOCALES, localizedPath } from '@vela/domain/locale';
import type { LegalQuestion } from '../content/legal-page';
import { usePage } from '../kit/page/page-context';
import { embeddable } from './page-data';
import { structuredData } from './structured-data';

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
