import type { TextByLocale } from './text-by-locale';

export const faq = {
  en: async () => (await import('../../../content/en/faq')).faq,
  nl: async () => (await import('../../../content/nl/faq')).faq,
  de: async () => (await import('../../../content/de/faq')).faq,
  it: async () => (await import('../../../content/it/faq')).faq,
  fr: async () => (await import('../../../content/fr/faq')).faq,
  es: async () => (await import('../../../content/es/faq')).faq,
  pl: async () => (await import('../../../content/pl/faq')).faq,
  da: async () => (await import('../../../content/da/faq')).faq,
  fi: async () => (await import('../../../content/fi/faq')).faq,
  nb: async () => (await import('../../../content/nb/faq')).faq,
  sv: async () => (await import('../../../content/sv/faq')).faq,
} satisfies TextByLocale;
