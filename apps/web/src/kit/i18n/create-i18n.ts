import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';
import { withPlainValues } from '@vela/ui/plain-values';

/** An instance of its own for each page; nothing of it is global. */
export function createI18n(locale: Locale, messages: Messages = {}): I18n {
  const i18n = withPlainValues(setupI18n());
  i18n.loadAndActivate({ locale, messages });
  return i18n;
}
