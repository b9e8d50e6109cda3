import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** Informs the owner of an account that many wrong passwords were tried. */
export const loginCeiling = defineMail({
  kind: 'login_ceiling',
  path: '/reset-password',
  texts: ({ site }) => ({
    subject: msg`Many wrong passwords for your account at ${site}`,
    body: msg`Many wrong passwords were tried for your account at ${site}. For now we have blocked new browsers. Log in from a browser that you used before, or set a new password: that lifts the block.`,
    action: msg`Choose a new password`,
    validity: null,
    otherwise: msg`You can also wait: after a day the block ends by itself.`,
  }),
});
