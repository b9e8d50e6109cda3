import type { CompleteLocale } from '@vela/domain/locale';
import type { LegalText } from '../../content/legal-page';

/** The pages of law that exist. */
export type LegalName = 'terms' | 'privacy';

/** Each text in each language is a chunk of its own: a page loads one. */
const TEXTS = {
  terms: {
    en: async () => (await import('../../content/en/terms')).terms,
    nl: async () => (await import('../../content/nl/terms')).terms,
    de: async () => (await import('../../content/de/terms')).terms,
  },
  privacy: {
    en: async () => (await import('../../content/en/privacy')).privacy,
    nl: async () => (await import('../../content/nl/privacy')).privacy,
    de: async () => (await import('../../content/de/privacy')).privacy,
  },
} as const satisfies Record<LegalName, Record<CompleteLocale, () => Promise<LegalText>>>;

/** The text itself. */
export function loadLegalText(name: LegalName, locale: CompleteLocale): Promise<LegalText> {
  return TEXTS[name][locale]();
}
