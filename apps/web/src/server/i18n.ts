import type { I18n } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';
import { createI18n, loadMessages, MESSAGE_AREAS } from '../shell/i18n';

const instances = new Map<Locale, Promise<I18n>>();

/** All texts of a locale. Nothing changes an instance after it is made, so requests share it. */
export function serverI18n(locale: Locale): Promise<I18n> {
  const known = instances.get(locale);
  if (known) return known;
  const made = make(locale);
  instances.set(locale, made);
  return made;
}

async function make(locale: Locale): Promise<I18n> {
  const i18n = createI18n(locale);
  await loadMessages(i18n, MESSAGE_AREAS);
  return i18n;
}
