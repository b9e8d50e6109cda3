import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { FOOTER_PAGES, type FooterPage } from '@vela/domain/navigation';
import { companyLine } from '@vela/domain/sites';
import { Footer, FooterLink } from '@vela/ui/Footer';
import { LogoLink } from '@vela/ui/Logo';
import { usePage } from '../page';

const LINKS = {
  'pages-terms': { href: '/pages/terms', label: msg`Terms` },
  'pages-privacy': { href: '/pages/privacy', label: msg`Privacy` },
  'pages-cookies': { href: '/pages/cookies', label: msg`Cookies` },
  'pages-ban': { href: '/pages/ban', label: msg`Access ban` },
  pricing: { href: '/pricing', label: msg`Pricing` },
  complaints: { href: '/complaints', label: msg`Complaints` },
  'pages-return-policy': { href: '/pages/return-policy', label: msg`Return policy` },
  'pages-faq': { href: '/pages/faq', label: msg`FAQ` },
  'pages-service': { href: '/pages/service', label: msg`Customer service` },
} as const satisfies Record<FooterPage, { href: `/${string}`; label: MessageDescriptor }>;

/** Who runs the site, for whom it is, and the pages about it that exist. */
export function SiteFooter() {
  const { i18n } = useLingui();
  const { settings, readyPages, companyCountry, user } = usePage();
  const { name, company, min_age: minAge } = settings;
  return (
    <Footer
      logo={<LogoLink name={name} href={user ? '/members' : '/'} />}
      links={FOOTER_PAGES.filter((page) => readyPages.includes(page)).map((page) => (
        <FooterLink key={page} href={LINKS[page].href}>
          {i18n._(LINKS[page].label)}
        </FooterLink>
      ))}
      legal={[
        <Trans key="adults">
          {name} is for adults aged {minAge} and over. Fictional profiles, where a site has them, carry a
          label everywhere they appear.
        </Trans>,
        companyLine(company, companyCountry),
      ]}
    />
  );
}
