import type { TextByLocale } from './text-by-locale';

export const terms = {
  en: async () => (await import('../../../content/en/terms')).terms,
  nl: async () => (await import('../../../content/nl/terms')).terms,
  de: async () => (await import('../../../content/de/terms')).terms,
  it: async () => (await import('../../../content/it/terms')).terms,
  fr: async () => (await import('../../../content/fr/terms')).terms,
  es: async () => (await import('../../../content/es/terms')).terms,
  pl: async () => (await import('../../../content/pl/terms')).terms,
  da: async () => (await import('../../../content/da/terms')).terms,
  fi: async () => (await import('../../../content/fi/terms')).terms,
  nb: async () => (await import('../../../content/nb/terms')).terms,
  sv: async () => (await import('../../../content/sv/terms')).terms,
} satisfies TextByLocale;
