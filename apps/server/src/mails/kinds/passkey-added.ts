import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import { placeOfAct, type Act } from './place-of-act';

/** Informs the owner of an account that a passkey opens it from now on. The name of the passkey is the member's own text, which a thief could write, too. */
export const passkeyAdded = defineMail({
  kind: 'passkey_added',
  path: '/settings/passkeys',
  texts: (values: MailValues, act: Act) => {
    const { site } = values;
    const { browser, country, time } = placeOfAct(act, values);
    return {
      subject: msg`New passkey for your account at ${site}`,
      body: msg`A passkey has been added to your account at ${site}. From now on it opens the account without the password. Browser: ${browser}. Country: ${country}. Time: ${time}.`,
      action: msg`See your passkeys`,
      validity: null,
      otherwise: msg`If this was you, you don’t need to do anything. If it wasn’t, set a new password by a link in an e-mail: that logs out everyone and removes all passkeys.`,
      newPassword: msg`It wasn’t me: choose a new password`,
    };
  },
});
