import { numberFormat, type Locale } from '@vela/domain/locale';
import { DAY, MINUTE } from '@vela/domain/time';

/** How long something stays, in one line: “365 days”, “30 minutes”. Of whole minutes, and days from one day on. */
export function writeLife(lifeMs: number, locale: Locale): string {
  const [unit, unitMs] = lifeMs >= DAY ? (['day', DAY] as const) : (['minute', MINUTE] as const);
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .format(lifeMs / unitMs)
    .replaceAll(' ', '\u00A0');
}
