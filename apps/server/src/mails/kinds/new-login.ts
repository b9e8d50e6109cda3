import { msg } from '@lingui/core/macro';
import { countryName, dateFormat } from '@vela/domain/locale';
import { defineMail, type MailValues } from './define-mail';

interface NewLogin {
  /** A coarse description; empty when unknown. */
  browser: string;
  /** ISO 3166 code. */
  country: string | null;
  /** ISO 8601. */
  at: string;
}

const TIME_OF_LOGIN = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Informs the owner of an account about a session in a browser that it didn't know. The country is all it says about the place. */
export const newLogin = defineMail({
  kind: 'new_login',
  path: '/reset-password',
  texts: ({ site, locale, timeZone }: MailValues, login: NewLogin) => {
    const browser = login.browser || '–';
    const country = login.country === null ? '–' : countryName(login.country, locale);
    const time = dateFormat(locale, { ...TIME_OF_LOGIN, timeZone }).format(new Date(login.at));
    return {
      subject: msg`New login to your account at ${site}`,
      body: msg`Someone has logged in to your account at ${site} with the right password, from a browser that it didn’t know. Browser: ${browser}. Country: ${country}. Time: ${time}.`,
      action: msg`Not you? Set a new password`,
      validity: null,
      otherwise: msg`If this was you, you don’t need to do anything. If it wasn’t, set a new password: that logs out everyone else.`,
    };
  },
});
