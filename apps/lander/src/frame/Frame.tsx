import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { Footer, FooterLink } from '@vela/ui/Footer';
import { Container, SkipLink } from '@vela/ui/layout';
import { LogoLink } from '@vela/ui/Logo';
import { TopBar } from '@vela/ui/TopBar';
import type { ReactNode } from 'react';
import { Notice } from '@vela/ui/Notice';
import { LanguageLinks, LanguageList } from '@vela/ui/LanguageList';
import { useLander } from './facts';
import { languageChoice, languageList, languageTitle, main, warning, warningWords } from './Frame.css';

/** What every lander stands in: logo bar, entry warning, languages, footer and disclaimer (product.md §2, Layouts). */
export function Frame({ children }: { children: ReactNode }) {
  const { site } = useLander();
  const home = `${site.url}/`;
  return (
    <>
      <SkipLink />
      <TopBar
        logo={<LogoLink name={site.name} href={home} />}
        end={
          <ButtonLink tone="line" size="small" href={`${site.url}/login`}>
            <Trans>Log in</Trans>
          </ButtonLink>
        }
      />
      <EntryWarning />
      <main id="main" className={main}>
        {children}
        <LanguageChoice />
      </main>
      <Footer
        logo={<LogoLink name={site.name} href={home} />}
        links={[
          <FooterLink key="terms" href={`${site.url}/pages/terms`}>
            <Trans>Terms</Trans>
          </FooterLink>,
          <FooterLink key="privacy" href={`${site.url}/pages/privacy`}>
            <Trans>Privacy</Trans>
          </FooterLink>,
          <FooterLink key="privacy-choices" href={`${site.url}/pages/cookies#privacy-choices`}>
            <Trans>Privacy choices</Trans>
          </FooterLink>,
          <FooterLink key="pricing" href={`${site.url}/pricing`}>
            <Trans>Pricing</Trans>
          </FooterLink>,
          <FooterLink key="complaints" href={`${site.url}/complaints`}>
            <Trans>Complaints</Trans>
          </FooterLink>,
        ]}
        legal={[<Disclaimer key="adults" />, site.company]}
      />
    </>
  );
}

function Disclaimer() {
  const { name, minAge } = useLander().site;
  return (
    <Trans>
      <span translate="no">{name}</span> is for adults aged {minAge} and over. Everyone pictured on this page
      is drawn and invented: none of them is a member.
    </Trans>
  );
}

/** What visitors in the Netherlands and Germany read before the page (product.md §9, Entry warnings). */
function EntryWarning() {
  const { site, warned, byZone } = useLander();
  const { name, minAge } = site;
  return (
    <aside className={warning} data-warned={warned} data-by-zone={byZone ? '' : undefined}>
      <Container>
        <div className={warningWords}>
          <Notice tone="warning" title={<Trans>Only for adults aged {minAge} and over.</Trans>}>
            <Trans>
              <span translate="no">{name}</span> is a dating and chat site. Members may write about intimate
              subjects.
            </Trans>
          </Notice>
        </div>
      </Container>
    </aside>
  );
}

/** The other languages; a page that has but one doesn't ask. */
function LanguageChoice() {
  const { locale, languages } = useLander();
  if (languages.by === 'files' && languages.hrefs.length < 2) return null;
  return (
    <section className={languageChoice} aria-labelledby="language-title">
      <Container>
        <h2 className={languageTitle} id="language-title">
          <Trans>Choose your language</Trans>
        </h2>
        <div className={languageList}>
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
