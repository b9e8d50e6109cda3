import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import { placeOfAct, type Act } from './place-of-act';

/** Informs the owner of an account that one of its passkeys opens it no more. */
export const passkeyRemoved = defineMail({
  kind: 'passkey_removed',
  path: '/settings/passkeys',
  texts: (values: MailValues, act: Act) => {
    const { site } = values;
    const { browser, country, time } = placeOfAct(act, values);
    return {
      subject: msg`A passkey of your account at ${site} was removed`,
      body: msg`A passkey of your account at ${site} has been removed and no longer opens it. Browser: ${browser}. Country: ${country}. Time: ${time}.`,
      action: msg`See your passkeys`,
      validity: null,
      otherwise: msg`If this was you, you don’t need to do anything. If it wasn’t, set a new password by a link in an e-mail: that logs out everyone and removes all passkeys.`,
      newPassword: msg`It wasn’t me: choose a new password`,
    };
  },
});
