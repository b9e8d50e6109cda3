import type { TextByLocale } from './text-by-locale';

export const privacy = {
  en: async () => (await import('../../../content/en/privacy')).privacy,
  nl: async () => (await import('../../../content/nl/privacy')).privacy,
  de: async () => (await import('../../../content/de/privacy')).privacy,
  it: async () => (await import('../../../content/it/privacy')).privacy,
  fr: async () => (await import('../../../content/fr/privacy')).privacy,
  es: async () => (await import('../../../content/es/privacy')).privacy,
  pl: async () => (await import('../../../content/pl/privacy')).privacy,
  da: async () => (await import('../../../content/da/privacy')).privacy,
  fi: async () => (await import('../../../content/fi/privacy')).privacy,
  nb: async () => (await import('../../../content/nb/privacy')).privacy,
  sv: async () => (await import('../../../content/sv/privacy')).privacy,
} satisfies TextByLocale;
