import { msg } from '@lingui/core/macro';
import { defineMail, followLink } from './define-mail';

/** The mail after a sign-up with the address of an account that is pending deletion, with the link that brings it back. */
export const accountLeaving = defineMail({
  kind: 'account_leaving',
  path: followLink('reactivation'),
  texts: ({ site }) => ({
    subject: msg`Your account at ${site} is pending deletion`,
    body: msg`Somebody tried to sign up at ${site} with this e-mail address. Its account is still pending deletion, so no new one was made. If it was you, you can bring it back, or wait until it is erased and sign up again.`,
    action: msg`Bring my account back`,
    validity: null,
    otherwise: msg`If it wasn’t you, you don’t need to do anything.`,
  }),
});
