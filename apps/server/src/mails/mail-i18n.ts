import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '@vela/domain/locale';
import { messages as da } from '../locales/da.po';
import { messages as de } from '../locales/de.po';
import { messages as en } from '../locales/en.po';
import { messages as es } from '../locales/es.po';
import { messages as fi } from '../locales/fi.po';
import { messages as fr } from '../locales/fr.po';
import { messages as it } from '../locales/it.po';
import { messages as nb } from '../locales/nb.po';
import { messages as nl } from '../locales/nl.po';
import { messages as pl } from '../locales/pl.po';
import { messages as sv } from '../locales/sv.po';

const CATALOGUES = { en, nl, de, it, fr, es, pl, da, fi, nb, sv } as const satisfies Record<Locale, Messages>;

const i18nByLocale = new Map<Locale, I18n>();

/** The texts of a locale. */
export function i18nOf(locale: Locale): I18n {
  const known = i18nByLocale.get(locale);
  if (known) return known;
  const i18n = setupI18n({ locale, messages: { [locale]: CATALOGUES[locale] } });
  i18nByLocale.set(locale, i18n);
  return i18n;
}
