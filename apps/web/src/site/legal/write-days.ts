import { pluralForm, type Locale } from '@vela/domain/locale';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * The word as the legal texts build their sentences: in German, Polish and the like for how long it lasts (accusative), in
 * Finnish the genitive, as before “ajan”, “kuluessa” and “kuluttua”.
 */
const DAYS = {
  en: { one: 'day', other: 'days' },
  nl: { one: 'dag', other: 'dagen' },
  de: { one: 'Tag', other: 'Tage' },
  it: { one: 'giorno', other: 'giorni' },
  fr: { one: 'jour', other: 'jours' },
  es: { one: 'día', other: 'días' },
  pl: { one: 'dzień', other: 'dni' },
  da: { one: 'dag', other: 'dage' },
  fi: { other: 'päivän' },
  nb: { one: 'dag', other: 'dager' },
  sv: { one: 'dag', other: 'dagar' },
} as const satisfies Record<Locale, Forms>;

/** So many whole days, as it stands in a legal text: “1 day”, “14 days”. */
export function writeDays(days: number, locale: Locale): string {
  const forms: Forms = DAYS[locale];
  const word = forms[pluralForm(days, locale)] ?? forms.other;
  return `${days}\u00A0${word}`;
}
