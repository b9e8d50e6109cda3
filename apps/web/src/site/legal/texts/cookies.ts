import type { TextByLocale } from './text-by-locale';

export const cookies = {
  en: async () => (await import('../../../content/en/cookies')).cookies,
  nl: async () => (await import('../../../content/nl/cookies')).cookies,
  de: async () => (await import('../../../content/de/cookies')).cookies,
  it: async () => (await import('../../../content/it/cookies')).cookies,
  fr: async () => (await import('../../../content/fr/cookies')).cookies,
  es: async () => (await import('../../../content/es/cookies')).cookies,
  pl: async () => (await import('../../../content/pl/cookies')).cookies,
  da: async () => (await import('../../../content/da/cookies')).cookies,
  fi: async () => (await import('../../../content/fi/cookies')).cookies,
  nb: async () => (await import('../../../content/nb/cookies')).cookies,
  sv: async () => (await import('../../../content/sv/cookies')).cookies,
} satisfies TextByLocale;
