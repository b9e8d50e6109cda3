import { msg, plural } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import { toConversation, type MessageMail } from './news';

/** There are answers in conversations that the member has. */
export const newMessages = defineMail({
  kind: 'new_messages',
  path: toConversation,
  unsubscribe: ({ unsubscribeId }: MessageMail) => unsubscribeId,
  texts: ({ site }: MailValues, { count, fictional }: MessageMail) => ({
    subject: msg`${plural(count, { one: `You have a new message at ${site}`, other: `You have # new messages at ${site}` })}`,
    body: msg`There is something new in your conversations at ${site}. To protect your privacy, this mail doesn’t say who wrote, or what.`,
    note:
      fictional === 0
        ? null
        : msg`${plural(fictional, { one: '# of these messages comes from a fictional profile.', other: '# of these messages come from fictional profiles.' })}`,
    action: msg`Read and answer`,
    validity: null,
    otherwise: msg`You get this e-mail because e-mails about new messages are on in your settings.`,
  }),
});
