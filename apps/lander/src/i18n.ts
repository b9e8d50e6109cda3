import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { completeLocale, type Locale } from '@vela/domain/locale';

const files = import.meta.glob<Messages>('./locales/*.po', { eager: true, import: 'messages' });

/** The texts of a language; one without its own reads the English ones, as on the site. */
export function i18nOf(locale: Locale): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: files[`./locales/${completeLocale(locale)}.po`] ?? {} });
  return i18n;
}
