import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';
import { withPlainValues } from '@vela/ui/plain-values';

const files = import.meta.glob<Messages>('./locales/*.po', { eager: true, import: 'messages' });

/** The texts of a language. */
export function i18nOf(locale: Locale): I18n {
  const i18n = withPlainValues(setupI18n());
  i18n.loadAndActivate({ locale, messages: files[`./locales/${locale}.po`] ?? {} });
  return i18n;
}
