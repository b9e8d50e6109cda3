import type { TextByLocale } from './text-by-locale';

export const ban = {
  en: async () => (await import('../../../content/en/ban')).ban,
  nl: async () => (await import('../../../content/nl/ban')).ban,
  de: async () => (await import('../../../content/de/ban')).ban,
  it: async () => (await import('../../../content/it/ban')).ban,
  fr: async () => (await import('../../../content/fr/ban')).ban,
  es: async () => (await import('../../../content/es/ban')).ban,
  pl: async () => (await import('../../../content/pl/ban')).ban,
  da: async () => (await import('../../../content/da/ban')).ban,
  fi: async () => (await import('../../../content/fi/ban')).ban,
  nb: async () => (await import('../../../content/nb/ban')).ban,
  sv: async () => (await import('../../../content/sv/ban')).ban,
} satisfies TextByLocale;
