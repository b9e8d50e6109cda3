import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FooterPage } from '@vela/domain/navigation';

/** The pages about the site: where each is, and what it is called wherever one is led to it. */
export const FOOTER_LINKS = {
  'pages-terms': { href: '/pages/terms', label: msg`Terms` },
  'pages-privacy': { href: '/pages/privacy', label: msg`Privacy` },
  'pages-cookies': { href: '/pages/cookies', label: msg`Cookies` },
  'pages-ban': { href: '/pages/ban', label: msg`Access ban` },
  pricing: { href: '/pricing', label: msg`Pricing` },
  complaints: { href: '/complaints', label: msg`Complaints` },
  'pages-return-policy': { href: '/pages/return-policy', label: msg`Return policy` },
  'pages-faq': { href: '/pages/faq', label: msg`FAQ` },
  'pages-service': { href: '/pages/service', label: msg`Customer service` },
  'pages-accessibility': { href: '/pages/accessibility', label: msg`Accessibility` },
} as const satisfies Record<FooterPage, { href: `/${string}`; label: MessageDescriptor }>;
