import { msg, plural } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';
import { toConversation, type MessageMail } from './news';

/** Messages have waited for a day; `count` is of conversations. */
export const unreadMessageReminders = defineMail({
  kind: 'unread_message_reminders',
  path: toConversation,
  unsubscribe: ({ unsubscribeId }: MessageMail) => unsubscribeId,
  texts: ({ site }: MailValues, { count, fictional }: MessageMail) => ({
    subject: msg`${plural(count, { one: `A conversation is waiting for you at ${site}`, other: `# conversations are waiting for you at ${site}` })}`,
    body: msg`You have had unread messages at ${site} for more than a day. To protect your privacy, this mail doesn’t say who wrote, or what.`,
    note:
      fictional === 0
        ? null
        : msg`${plural(fictional, { one: '# of these conversations is with a fictional profile.', other: '# of these conversations are with fictional profiles.' })}`,
    action: msg`Read and answer`,
    validity: null,
    otherwise: msg`You get this e-mail because reminders of unread messages are on in your settings.`,
  }),
});
