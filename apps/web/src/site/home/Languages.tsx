import { Trans } from '@lingui/react/macro';
import { Container } from '@vela/ui/layout';
import { LanguageList } from '@vela/ui/LanguageList';
import { useLanguageCountry } from '../../kit/page/use-language-country';
import { usePage } from '../../kit/page/page-context';
import { useHere } from '../../kit/page/use-routing';
import { pointTitle } from './band.css';
import { languages, list } from './Languages.css';

export function Languages() {
  const { locale } = usePage();
  return (
    <section className={languages} id="language" aria-labelledby="language-title">
      <Container>
        <h2 className={pointTitle} id="language-title">
          <Trans>Choose your language</Trans>
        </h2>
        <div className={list}>
          <LanguageList current={locale} country={useLanguageCountry()} next={useHere()} isAligned />
        </div>
      </Container>
    </section>
  );
}
