import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@vela/ui/Button';
import { Footer, FooterLink } from '@vela/ui/Footer';
import { SkipLink } from '@vela/ui/layout';
import { LogoLink } from '@vela/ui/Logo';
import { TopBar } from '@vela/ui/TopBar';
import type { ReactNode } from 'react';
import { EntryWarning } from './EntryWarning';
import { useLander } from './facts';
import { main } from './Frame.css';
import { LanguageChoice } from './LanguageChoice';

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
