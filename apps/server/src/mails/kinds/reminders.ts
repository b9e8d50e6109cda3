import { msg } from '@lingui/core/macro';
import type { ReminderSubject } from '@vela/domain/notifications';
import { defineMail, type MailTexts, type MailValues } from './define-mail';

interface Reminder {
  about: ReminderSubject;
  /** The activation link; null where the address is confirmed. */
  linkId: string | null;
  unsubscribeId: string;
}

/** Something of the sign-up is missing. */
export const reminders = defineMail({
  kind: 'reminders',
  path: ({ linkId }: Reminder, linkTo) => (linkId === null ? '/profile' : linkTo('activation', linkId)),
  unsubscribe: ({ unsubscribeId }: Reminder) => unsubscribeId,
  texts: (values: MailValues, { about }: Reminder) => TEXTS[about](values),
});

const TEXTS: Readonly<Record<ReminderSubject, (values: MailValues) => MailTexts>> = {
  confirmation: ({ site }) => ({
    subject: msg`Your e-mail address for ${site} isn’t confirmed yet`,
    body: msg`You signed up at ${site}, and one step is missing. Until your e-mail address is confirmed, other members don’t see you or receive your messages.`,
    action: msg`Confirm my e-mail address`,
    validity: msg`The link works once, for 7 days.`,
    otherwise: msg`If you didn’t sign up at ${site}, you can ignore this mail. No other reminder follows.`,
  }),
  photo: ({ site }) => ({
    subject: msg`Your profile at ${site} has no photo yet`,
    body: msg`People like to see who they write to. A photo that shows you as you are is enough, and you can change it at any time.`,
    action: msg`Add a photo`,
    validity: null,
    otherwise: msg`You get this e-mail because reminders are on in your settings.`,
  }),
  profile: ({ site }) => ({
    subject: msg`Say something about yourself at ${site}`,
    body: msg`Your profile says nothing about you yet. Two sentences or a few interests give others something to write to you about.`,
    action: msg`Complete my profile`,
    validity: null,
    otherwise: msg`You get this e-mail because reminders are on in your settings.`,
  }),
};
