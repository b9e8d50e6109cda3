import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** The mail after a sign-up with the address of an account that is about to be deleted. */
export const accountLeaving = defineMail({
  kind: 'account_leaving',
  path: '/',
  texts: ({ site }) => ({
    subject: msg`Your account at ${site} is pending deletion`,
    body: msg`Somebody tried to sign up at ${site} with this e-mail address. Its account is still pending deletion, so no new one was made. If it was you, reactivate it by the link in the e-mail we sent you, or contact customer service.`,
    action: msg`Open ${site}`,
    validity: null,
    otherwise: msg`If it wasn’t you, you don’t need to do anything.`,
  }),
});
