import type { Locale } from '@vela/domain/locale';
import type { TextPage } from '@vela/domain/pages';
import type { LegalText } from '../../content/legal-page';
import { accessibility } from './texts/accessibility';
import { ban } from './texts/ban';
import { cookies } from './texts/cookies';
import { faq } from './texts/faq';
import { privacy } from './texts/privacy';
import { returnPolicy } from './texts/return-policy';
import { service } from './texts/service';
import { terms } from './texts/terms';
import type { TextByLocale } from './texts/text-by-locale';

/** The pages that are a text. */
const TEXTS = {
  'pages-terms': terms,
  'pages-privacy': privacy,
  'pages-cookies': cookies,
  'pages-faq': faq,
  'pages-return-policy': returnPolicy,
  'pages-service': service,
  'pages-ban': ban,
  'pages-accessibility': accessibility,
} as const satisfies Record<TextPage, TextByLocale>;

export type LegalName = TextPage;

/** The text itself. */
export function loadLegalText(name: LegalName, locale: Locale): Promise<LegalText> {
  return TEXTS[name][locale]();
}
