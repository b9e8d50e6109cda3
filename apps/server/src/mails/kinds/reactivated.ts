import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** Informs the owner of an account that it is back, by the link or by a log-in. */
export const reactivated = defineMail({
  kind: 'reactivated',
  path: '/login',
  texts: ({ site }) => ({
    subject: msg`Your account at ${site} is back`,
    body: msg`Your account at ${site} will not be erased: it has just been brought back. Others see you again, and everything is as it was.`,
    action: msg`Open ${site}`,
    validity: null,
    otherwise: msg`Wasn’t it you? Choose a new password: that logs out everyone else. Then you can delete the account again.`,
    newPassword: msg`It wasn’t me: choose a new password`,
  }),
});
