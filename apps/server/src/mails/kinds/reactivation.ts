import { msg } from '@lingui/core/macro';
import { dateFormat } from '@vela/domain/locale';
import { defineMail, followLink, type MailValues } from './define-mail';

/** The link that brings a deleted account back, to its owner right after the deletion. */
export const reactivation = defineMail({
  kind: 'reactivation',
  path: followLink('reactivation'),
  texts: ({ site, locale, timeZone }: MailValues, { eraseAt }: { linkId: string; eraseAt: string }) => {
    const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
    const time = format.format(new Date(eraseAt));
    return {
      subject: msg`Your account at ${site} is deleted`,
      body: msg`You have deleted your account at ${site}. Others no longer see you, and you are logged out everywhere. We erase it for good on ${time}. Until then you can bring everything back as it was.`,
      action: msg`Bring my account back`,
      validity: null,
      otherwise: msg`Wasn’t it you? Bring the account back, then choose a new password: that logs out everyone else.`,
      newPassword: msg`It wasn’t me: choose a new password`,
    };
  },
});
