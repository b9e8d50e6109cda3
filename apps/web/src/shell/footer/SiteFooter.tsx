import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PageName } from '@vela/domain/pages';
import { Footer, FooterLink } from '@vela/ui/Footer';
import { LogoLink } from '@vela/ui/Logo';
import { usePage } from '../page';

/** What the footer links to, in its order (product.md §2, Top navigation). */
const LINKS = [
  { page: 'pages-terms', href: '/pages/terms', label: msg`Terms` },
  { page: 'pages-privacy', href: '/pages/privacy', label: msg`Privacy` },
  { page: 'pages-cookies', href: '/pages/cookies', label: msg`Cookies` },
  { page: 'pages-ban', href: '/pages/ban', label: msg`Access ban` },
  { page: 'pricing', href: '/pricing', label: msg`Pricing` },
  { page: 'complaints', href: '/complaints', label: msg`Complaints` },
  { page: 'pages-return-policy', href: '/pages/return-policy', label: msg`Return policy` },
  { page: 'pages-faq', href: '/pages/faq', label: msg`FAQ` },
  { page: 'pages-service', href: '/pages/service', label: msg`Customer service` },
] as const satisfies readonly { page: PageName; href: `/${string}`; label: MessageDescriptor }[];

/** Who runs the site, for whom it is, and the pages about it that exist. */
export function SiteFooter() {
  const { i18n } = useLingui();
  const { settings, readyPages, companyCountry, user } = usePage();
  const { name, company, min_age: minAge } = settings;
  return (
    <Footer
      logo={<LogoLink name={name} href={user ? '/members' : '/'} />}
      links={LINKS.filter(({ page }) => readyPages.includes(page)).map(({ page, href, label }) => (
        <FooterLink key={page} href={href}>
          {i18n._(label)}
        </FooterLink>
      ))}
      legal={[
        <Trans key="adults">
          {name} is for adults aged {minAge} and over. Fictional profiles, where a site has them, carry a
          label everywhere they appear.
        </Trans>,
        `${company.name} · ${company.city}, ${companyCountry}`,
      ]}
    />
  );
}
