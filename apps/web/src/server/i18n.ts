import type { I18n } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';
import { createI18n } from '../kit/i18n/create-i18n';
import { loadMessages, type MessageArea } from '../kit/i18n/catalogues';

const instances = new Map<string, Promise<I18n>>();

/**
 * The texts of a page: exactly those that its browser loads, so that both write the same. Nothing changes
 * an instance after it is made, so requests share it.
 */
export function serverI18n(locale: Locale, messages: readonly MessageArea[]): Promise<I18n> {
  const key = [locale, ...messages].join(' ');
  const known = instances.get(key);
  if (known) return known;
  const made = make(locale, messages);
  instances.set(key, made);
  // The next request makes one that failed again.
  made.catch(() => instances.delete(key));
  return made;
}

async function make(locale: Locale, messages: readonly MessageArea[]): Promise<I18n> {
  const i18n = createI18n(locale);
  await loadMessages(i18n, messages);
  return i18n;
}
