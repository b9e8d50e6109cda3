import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** Informs an owner that another account asked for their address. */
export const addressTaken = defineMail({
  kind: 'address_taken',
  path: '/login',
  texts: ({ site }) => ({
    subject: msg`Your e-mail address already has an account at ${site}`,
    body: msg`Somebody asked to use this e-mail address for another account at ${site}. It belongs to your account there, so nothing has changed. If it was you, log in with this address.`,
    action: msg`Log in`,
    validity: null,
    otherwise: msg`If you’ve forgotten your password, choose a new one on the log-in page. If it wasn’t you, you don’t need to do anything.`,
  }),
});
