import { countryName, dateFormat } from '@vela/domain/locale';
import type { MailValues } from './define-mail';

/** Where and when something was done with an account, as the job of a mail carries it. */
export interface Act {
  /** A coarse description; empty when unknown. */
  browser: string;
  /** ISO 3166 code. */
  country: string | null;
  /** ISO 8601. */
  at: string;
}

const TIME = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The same in words. The country is all it says about the place. */
export function placeOfAct(act: Act, { locale, timeZone }: Pick<MailValues, 'locale' | 'timeZone'>) {
  return {
    browser: act.browser || '–',
    country: act.country === null ? '–' : countryName(act.country, locale),
    time: dateFormat(locale, { ...TIME, timeZone }).format(new Date(act.at)),
  };
}
