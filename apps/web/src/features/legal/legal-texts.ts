import type { Locale } from '@vela/domain/locale';
import type { LegalText } from '../../content/legal-page';

/** The pages of law that exist. */
export type LegalName = 'terms' | 'privacy';

/** Each text in each language is a chunk of its own: a page loads one. */
const TEXTS = {
  terms: {
    en: async () => (await import('../../content/en/terms')).terms,
    nl: async () => (await import('../../content/nl/terms')).terms,
    de: async () => (await import('../../content/de/terms')).terms,
    it: async () => (await import('../../content/it/terms')).terms,
    fr: async () => (await import('../../content/fr/terms')).terms,
    es: async () => (await import('../../content/es/terms')).terms,
    pl: async () => (await import('../../content/pl/terms')).terms,
    da: async () => (await import('../../content/da/terms')).terms,
    fi: async () => (await import('../../content/fi/terms')).terms,
    nb: async () => (await import('../../content/nb/terms')).terms,
    sv: async () => (await import('../../content/sv/terms')).terms,
  },
  privacy: {
    en: async () => (await import('../../content/en/privacy')).privacy,
    nl: async () => (await import('../../content/nl/privacy')).privacy,
    de: async () => (await import('../../content/de/privacy')).privacy,
    it: async () => (await import('../../content/it/privacy')).privacy,
    fr: async () => (await import('../../content/fr/privacy')).privacy,
    es: async () => (await import('../../content/es/privacy')).privacy,
    pl: async () => (await import('../../content/pl/privacy')).privacy,
    da: async () => (await import('../../content/da/privacy')).privacy,
    fi: async () => (await import('../../content/fi/privacy')).privacy,
    nb: async () => (await import('../../content/nb/privacy')).privacy,
    sv: async () => (await import('../../content/sv/privacy')).privacy,
  },
} as const satisfies Record<LegalName, Record<Locale, () => Promise<LegalText>>>;

/** The text itself. */
export function loadLegalText(name: LegalName, locale: Locale): Promise<LegalText> {
  return TEXTS[name][locale]();
}
