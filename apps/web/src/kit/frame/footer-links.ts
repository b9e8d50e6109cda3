import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FooterPage } from '@vela/domain/navigation';

/** The pages about the site, as they are called wherever a link leads to them. */
export const FOOTER_LABELS = {
  'pages-terms': msg`Terms`,
  'pages-privacy': msg`Privacy`,
  'pages-cookies': msg`Cookies`,
  'pages-ban': msg`Bans and appeals`,
  pricing: msg`Pricing`,
  complaints: msg`Complaints`,
  'pages-return-policy': msg`Return policy`,
  'pages-faq': msg`FAQ`,
  'pages-service': msg`Customer service`,
  'pages-accessibility': msg`Accessibility`,
} as const satisfies Record<FooterPage, MessageDescriptor>;
