import type { TextByLocale } from './text-by-locale';

export const service = {
  en: async () => (await import('../../../content/en/service')).service,
  nl: async () => (await import('../../../content/nl/service')).service,
  de: async () => (await import('../../../content/de/service')).service,
  it: async () => (await import('../../../content/it/service')).service,
  fr: async () => (await import('../../../content/fr/service')).service,
  es: async () => (await import('../../../content/es/service')).service,
  pl: async () => (await import('../../../content/pl/service')).service,
  da: async () => (await import('../../../content/da/service')).service,
  fi: async () => (await import('../../../content/fi/service')).service,
  nb: async () => (await import('../../../content/nb/service')).service,
  sv: async () => (await import('../../../content/sv/service')).service,
} satisfies TextByLocale;
