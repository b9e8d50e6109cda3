import type { TextByLocale } from './text-by-locale';

export const accessibility = {
  en: async () => (await import('../../../content/en/accessibility')).accessibility,
  nl: async () => (await import('../../../content/nl/accessibility')).accessibility,
  de: async () => (await import('../../../content/de/accessibility')).accessibility,
  it: async () => (await import('../../../content/it/accessibility')).accessibility,
  fr: async () => (await import('../../../content/fr/accessibility')).accessibility,
  es: async () => (await import('../../../content/es/accessibility')).accessibility,
  pl: async () => (await import('../../../content/pl/accessibility')).accessibility,
  da: async () => (await import('../../../content/da/accessibility')).accessibility,
  fi: async () => (await import('../../../content/fi/accessibility')).accessibility,
  nb: async () => (await import('../../../content/nb/accessibility')).accessibility,
  sv: async () => (await import('../../../content/sv/accessibility')).accessibility,
} satisfies TextByLocale;
