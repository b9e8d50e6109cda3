import { msg, plural } from '@lingui/core/macro';
import { numberFormat } from '@vela/domain/locale';
import { defineMail, type MailValues } from './define-mail';

/** What a week brought: counts alone, as a mailbox may be shared. */
export interface WeeklyUpdate {
  /** Likes that the member hasn't seen. */
  likes: number;
  /** Conversations with unread messages. */
  conversations: number;
  /** Members who joined in the member's country, without fictional ones. */
  members: number;
  /** How many of the likes and conversations are with fictional profiles. */
  fictional: number;
}

/** What the week brought, to who asked for it. */
export const weeklyUpdates = defineMail({
  kind: 'weekly_updates',
  path: ({ conversations, likes }: WeeklyUpdate & { unsubscribeId: string }) =>
    conversations > 0 ? '/chats' : likes > 0 ? '/likes' : '/members',
  unsubscribe: ({ unsubscribeId }: WeeklyUpdate & { unsubscribeId: string }) => unsubscribeId,
  texts: ({ site, locale }: MailValues, { likes, conversations, members, fictional }) => {
    const count = (value: number) => numberFormat(locale, {}).format(value);
    return {
      subject: msg`Your week at ${site}`,
      body: msg`This is what waits for you, and what is new. To protect your privacy, this mail doesn’t say who it is about.`,
      facts: [
        ...(conversations > 0
          ? [{ label: msg`Conversations with unread messages`, value: count(conversations) }]
          : []),
        ...(likes > 0 ? [{ label: msg`New likes`, value: count(likes) }] : []),
        ...(members > 0 ? [{ label: msg`New members in your country`, value: count(members) }] : []),
      ],
      note:
        fictional === 0
          ? null
          : msg`${plural(fictional, { one: '# of these likes and conversations is from a fictional profile.', other: '# of these likes and conversations are from fictional profiles.' })}`,
      action: msg`Open ${site}`,
      validity: null,
      otherwise: msg`You get this e-mail because weekly updates are on in your settings.`,
    };
  },
});
