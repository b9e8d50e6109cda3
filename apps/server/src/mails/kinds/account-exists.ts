import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** Informs an owner that somebody signed up with their address. */
export const accountExists = defineMail({
  kind: 'account_exists',
  path: '/login',
  texts: ({ site }) => ({
    subject: msg`You already have an account at ${site}`,
    body: msg`Somebody tried to sign up at ${site} with this e-mail address. It already has an account, so no new one was made. If it was you, log in.`,
    action: msg`Log in`,
    validity: null,
    otherwise: msg`If you’ve forgotten your password, choose a new one on the log-in page. If it wasn’t you, you don’t need to do anything.`,
  }),
});
