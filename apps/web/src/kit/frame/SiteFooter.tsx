import { Trans, useLingui } from '@lingui/react/macro';
import { FOOTER_PAGES, footerHasOwner } from '@vela/domain/navigation';
import { homePath, pageOf } from '@vela/domain/pages';
import { companyLine, registerLine, termsDate } from '@vela/domain/sites';
import { Footer, FooterLink } from '@vela/ui/Footer';
import { LogoLink } from '@vela/ui/Logo';
import { usePage } from '../page/page-context';
import { useHasFictional } from '../formats/use-fictional-warning';
import { useHere, usePageName } from '../page/use-routing';
import { dayText } from '../formats/day-text';
import { FOOTER_LABELS } from './footer-links';

/** Says who runs the site and who it is for, and links to the existing pages about it. */
export function SiteFooter() {
  const { i18n } = useLingui();
  const { settings, readyPages, companyCountry, user } = usePage();
  const { name, company, min_age: minAge } = settings;
  const hasFictional = useHasFictional();
  const here = useHere();
  const isChoosing = usePageName() === 'lang-config';
  const registers = registerLine(company);
  return (
    <Footer
      logo={<LogoLink name={name} href={homePath({ isMember: user !== null })} />}
      ownerInApp={footerHasOwner({ installedApp: true })}
      links={[
        ...FOOTER_PAGES.filter((page) => readyPages.includes(page)).map((page) => (
          <FooterLink key={page} href={pageOf(page).path}>
            {i18n._(FOOTER_LABELS[page])}
          </FooterLink>
        )),
        ...(readyPages.includes('pages-cookies')
          ? [
              <FooterLink key="privacy-choices" href="/pages/cookies#privacy-choices">
                <Trans>Privacy choices</Trans>
              </FooterLink>,
            ]
          : []),
        ...(isChoosing
          ? []
          : [
              <FooterLink
                key="language"
                href={`/lang-config?${new URLSearchParams({ next: here }).toString()}`}
              >
                <Trans>Language</Trans>
              </FooterLink>,
            ]),
      ]}
      legal={[
        <Trans key="adults">
          <span translate="no">{name}</span> is for adults aged {minAge} and over.
        </Trans>,
        hasFictional ? (
          <Trans key="fictional">Fictional profiles carry a label everywhere they appear.</Trans>
        ) : (
          <Trans key="fictional">
            There are no fictional profiles on <span translate="no">{name}</span>.
          </Trans>
        ),
        <span key="company" translate="no">
          {companyLine(company, companyCountry)}
        </span>,
        ...(registers === '' ? [] : [registers]),
        <TermsDate key="terms" />,
      ]}
    />
  );
}

/** The day from which the terms apply. */
function TermsDate() {
  const { locale, settings } = usePage();
  const date = dayText(termsDate(new Date(settings.company.added)), locale);
  return <Trans>Terms of {date}</Trans>;
}
