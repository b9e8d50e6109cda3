import { msg } from '@lingui/core/macro';
import { defineMail, type MailValues } from './define-mail';

/** What the site wrote, in the language of the mail. */
interface Announcement {
  path: `/${string}`;
  subject: string;
  body: string;
  action: string;
  unsubscribeId: string;
}

/** What is new at the site, to who asked for it. */
export const news = defineMail({
  kind: 'news',
  path: ({ path }: Announcement) => path,
  unsubscribe: ({ unsubscribeId }: Announcement) => unsubscribeId,
  texts: (_: MailValues, announcement: Announcement) => ({
    ...wordsOf(announcement),
    otherwise: msg`You get this e-mail because news are on in your settings.`,
  }),
});

/** An offer of the site, to who asked for offers. */
export const promotions = defineMail({
  kind: 'promotions',
  path: ({ path }: Announcement) => path,
  unsubscribe: ({ unsubscribeId }: Announcement) => unsubscribeId,
  texts: (_: MailValues, announcement: Announcement) => ({
    ...wordsOf(announcement),
    otherwise: msg`You get this e-mail because offers are on in your settings.`,
  }),
});

function wordsOf({ subject, body, action }: Announcement) {
  return { subject, body, action, validity: null };
}
