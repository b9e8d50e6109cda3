import { msg, plural } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import type { NewsMail } from './news';

/** Someone likes the member, or likes it back. */
export const like = defineMail({
  kind: 'like',
  path: '/likes',
  unsubscribe: ({ unsubscribeId }: NewsMail) => unsubscribeId,
  texts: ({ site }: MailValues, { count, fictional }: NewsMail) => ({
    subject: msg`${plural(count, { one: `Someone likes you at ${site}`, other: `You have # new likes and matches at ${site}` })}`,
    body: msg`Someone at ${site} likes you, or likes you back. To protect your privacy, this mail doesn’t say who.`,
    note:
      fictional === 0
        ? null
        : msg`${plural(fictional, { one: '# of them comes from a fictional profile.', other: '# of them come from fictional profiles.' })}`,
    action: msg`See who it is`,
    validity: null,
    otherwise: msg`You get this e-mail because e-mails about likes and matches are on in your settings.`,
  }),
});
