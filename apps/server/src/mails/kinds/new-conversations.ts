import { msg, plural } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import { toConversation, type MessageMail } from './news';

/** Someone wrote to the member for the first time. */
export const newConversations = defineMail({
  kind: 'new_conversations',
  path: toConversation,
  unsubscribe: ({ unsubscribeId }: MessageMail) => unsubscribeId,
  texts: ({ site }: MailValues, { count, fictional }: MessageMail) => ({
    subject: msg`${plural(count, { one: `Someone new wrote to you at ${site}`, other: `You have # messages from new people at ${site}` })}`,
    body: msg`Someone has written to you at ${site} for the first time. To protect your privacy, this mail doesn’t say who, or what.`,
    note:
      fictional === 0
        ? null
        : msg`${plural(fictional, { one: '# of these messages comes from a fictional profile.', other: '# of these messages come from fictional profiles.' })}`,
    action: msg`Read and answer`,
    validity: null,
    otherwise: msg`You get this e-mail because e-mails about new conversations are on in your settings.`,
  }),
});
