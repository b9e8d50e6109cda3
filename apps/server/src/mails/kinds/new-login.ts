import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import { placeOfAct, type Act } from './place-of-act';

interface NewLogin extends Act {
  /** What opened the account; the password where it isn't set. */
  by?: 'passkey';
}

/** Informs the owner of an account about a session in a browser that it didn't know. */
export const newLogin = defineMail({
  kind: 'new_login',
  path: '/reset-password',
  texts: (values: MailValues, { by, ...act }: NewLogin) => {
    const { site } = values;
    const { browser, country, time } = placeOfAct(act, values);
    return {
      subject: msg`New login to your account at ${site}`,
      body:
        by === 'passkey'
          ? msg`Someone has logged in to your account at ${site} with one of your passkeys, from a browser that it didn’t know. Browser: ${browser}. Country: ${country}. Time: ${time}.`
          : msg`Someone has logged in to your account at ${site} with the right password, from a browser that it didn’t know. Browser: ${browser}. Country: ${country}. Time: ${time}.`,
      action: msg`Not you? Set a new password`,
      validity: null,
      otherwise: msg`If this was you, you don’t need to do anything. If it wasn’t, set a new password: that logs out everyone else.`,
    };
  },
});
