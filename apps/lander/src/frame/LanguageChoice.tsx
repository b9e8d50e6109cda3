import { Trans } from '@lingui/react/macro';
import { LanguageLinks, LanguageList } from '@vela/ui/LanguageList';
import { Container } from '@vela/ui/layout';
import { useLander } from './facts';
import { languages as languagesStyle, list, title } from './LanguageChoice.css';

/** The other languages; a page that has but one doesn't ask. */
export function LanguageChoice() {
  const { locale, languages } = useLander();
  if (languages.by === 'files' && languages.hrefs.length < 2) return null;
  return (
    <section className={languagesStyle} aria-labelledby="language-title">
      <Container>
        <h2 className={title} id="language-title">
          <Trans>Choose your language</Trans>
        </h2>
        <div className={list}>
          {languages.by === 'server' ? (
            <LanguageList current={locale} country={null} next={languages.next} isAligned />
          ) : (
            <LanguageLinks current={locale} hrefs={languages.hrefs} isAligned />
          )}
        </div>
      </Container>
    </section>
  );
}
