import type { TextByLocale } from './text-by-locale';

export const returnPolicy = {
  en: async () => (await import('../../../content/en/return-policy')).returnPolicy,
  nl: async () => (await import('../../../content/nl/return-policy')).returnPolicy,
  de: async () => (await import('../../../content/de/return-policy')).returnPolicy,
  it: async () => (await import('../../../content/it/return-policy')).returnPolicy,
  fr: async () => (await import('../../../content/fr/return-policy')).returnPolicy,
  es: async () => (await import('../../../content/es/return-policy')).returnPolicy,
  pl: async () => (await import('../../../content/pl/return-policy')).returnPolicy,
  da: async () => (await import('../../../content/da/return-policy')).returnPolicy,
  fi: async () => (await import('../../../content/fi/return-policy')).returnPolicy,
  nb: async () => (await import('../../../content/nb/return-policy')).returnPolicy,
  sv: async () => (await import('../../../content/sv/return-policy')).returnPolicy,
} satisfies TextByLocale;
