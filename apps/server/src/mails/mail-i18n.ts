import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { FALLBACK_LOCALE, type CompleteLocale, type Locale } from '@vela/domain/locale';
import { messages as de } from '../locales/de.po';
import { messages as en } from '../locales/en.po';
import { messages as nl } from '../locales/nl.po';

const CATALOGUES = { en, nl, de } as const satisfies Record<CompleteLocale, Messages>;

const i18nByLocale = new Map<Locale, I18n>();

/** The texts of a locale; those of a locale that isn't complete are English. `locale` of the result says which. */
export function i18nOf(locale: Locale): I18n {
  const written = isComplete(locale) ? locale : FALLBACK_LOCALE;
  const known = i18nByLocale.get(written);
  if (known) return known;
  const i18n = setupI18n({ locale: written, messages: { [written]: CATALOGUES[written] } });
  i18nByLocale.set(written, i18n);
  return i18n;
}

function isComplete(locale: Locale): locale is CompleteLocale {
  return Object.hasOwn(CATALOGUES, locale);
}
