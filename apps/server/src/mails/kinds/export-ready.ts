import { msg } from '@lingui/core/macro';
import { defineMail } from './define-mail';

/** The copy of a member's data is ready: the page that has it, behind the log-in. */
export const exportReady = defineMail({
  kind: 'export_ready',
  path: '/settings/export',
  texts: ({ site }) => ({
    subject: msg`Your data from ${site} is ready`,
    body: msg`You asked for a copy of all that ${site} stores about you. It is ready: log in and download it.`,
    action: msg`Get my data`,
    validity: msg`You can download it for 7 days.`,
    otherwise: msg`Wasn’t it you? Someone who knows your password may have asked for it. Choose a new password: that logs out everyone else.`,
    newPassword: msg`It wasn’t me: choose a new password`,
  }),
});
