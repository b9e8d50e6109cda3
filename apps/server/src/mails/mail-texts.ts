import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ComplaintOfMail, MailKind } from './mail-job';

export interface MailTexts {
  subject: MessageDescriptor;
  /** What happened and what the mail asks for. */
  body: MessageDescriptor;
  /** The label of the link. */
  action: MessageDescriptor;
  /** How long the link works; null where it always does. */
  validity: MessageDescriptor | null;
  /** What to do if it was somebody else. */
  otherwise: MessageDescriptor;
  /** The label of a second link, to a new password. */
  newPassword?: MessageDescriptor;
}

/**
 * A member's name is not among the values: anyone can sign up with a stranger's address, and that stranger must not
 * be sent a text of the signer's choice.
 */
export interface MailValues {
  site: string;
  supportEmail: string;
  /** Where the mail speaks of another address: that address with most of it hidden. */
  otherAddress: string;
  /** What was charged to a stored payment method, as the reader’s language writes it. */
  charge: { amount: string; credits: number; method: string; time: string };
  /** From which browser, where and when somebody logged in, in the mail's language. */
  login: { browser: string; country: string; time: string };
  /** Of a report. What somebody wrote stands in no sentence of ours: it is quoted. */
  report: { reference: string; reason: string };
  complaint: Pick<ComplaintOfMail, 'reference' | 'category' | 'email' | 'subject'> & { member: string };
}

/** What each kind of mail says. */
export const MAIL_TEXTS = {
  activation: ({ site }) => ({
    subject: msg`Confirm your e-mail address for ${site}`,
    body: msg`Welcome to ${site}! Please confirm that this is your e-mail address. Until you do, other members don’t receive your messages.`,
    action: msg`Confirm my e-mail address`,
    validity: msg`The link works once, for 7 days.`,
    otherwise: msg`If you didn’t sign up at ${site}, you can ignore this mail.`,
  }),
  password_reset: ({ site }) => ({
    subject: msg`Choose a new password for ${site}`,
    body: msg`You can choose a new password for your account at ${site}. Once you have, you are logged out on all your devices.`,
    action: msg`Choose a new password`,
    validity: msg`The link works once, for an hour.`,
    otherwise: msg`If you didn’t ask for this, you can ignore this mail: your password stays as it is.`,
  }),
  mail_change: ({ site }) => ({
    subject: msg`Confirm your new e-mail address for ${site}`,
    body: msg`You asked to use this e-mail address for your account at ${site}. The old one stays in use until you confirm.`,
    action: msg`Use this e-mail address`,
    validity: msg`The link works once, for 24 hours.`,
    otherwise: msg`If you didn’t ask for this, you can ignore this mail: nothing changes.`,
  }),
  mail_change_notice: ({ site, otherAddress }) => ({
    subject: msg`Your e-mail address at ${site} is about to change`,
    body: msg`Your account at ${site} is to use the e-mail address ${otherAddress}. That happens as soon as it is confirmed from there.`,
    action: msg`It wasn’t me: choose a new password`,
    validity: null,
    otherwise: msg`If this was you, there is nothing to do. If it wasn’t, a new password stops the change.`,
  }),
  new_login: ({ site, login: { browser, country, time } }) => ({
    subject: msg`New login to your account at ${site}`,
    body: msg`Someone has logged in to your account at ${site} with the right password, from a browser that it didn’t know. Browser: ${browser}. Country: ${country}. Time: ${time}.`,
    action: msg`Not you? Set a new password`,
    validity: null,
    otherwise: msg`If this was you, there is nothing to do. If it wasn’t, a new password logs out everyone else.`,
  }),
  password_changed: ({ site }) => ({
    subject: msg`Your password for ${site} has been changed`,
    body: msg`The password of your account at ${site} has just been changed. All other devices have been logged out.`,
    action: msg`Not you? Set a new password`,
    validity: null,
    otherwise: msg`If this was you, there is nothing to do. If it wasn’t, a new password logs out everyone else.`,
  }),
  login_ceiling: ({ site }) => ({
    subject: msg`Many wrong passwords for your account at ${site}`,
    body: msg`Many wrong passwords were tried for your account at ${site}. For now we have blocked new browsers. Log in from a browser that you used before, or set a new password: that lifts the block.`,
    action: msg`Choose a new password`,
    validity: null,
    otherwise: msg`You can also wait: after a day the block ends by itself.`,
  }),
  mail_change_undo: ({ site, otherAddress }) => ({
    subject: msg`Your e-mail address at ${site} was changed`,
    body: msg`Your account at ${site} now uses the e-mail address ${otherAddress}. If that wasn’t you, put the old address back: everyone is logged out, and you choose a new password.`,
    action: msg`Put the old address back`,
    validity: msg`The link works once, for 7 days.`,
    otherwise: msg`If this was you, there is nothing to do.`,
  }),
  address_taken: ({ site }) => ({
    subject: msg`Your e-mail address already has an account at ${site}`,
    body: msg`Somebody asked to use this e-mail address for another account at ${site}. It belongs to your account there, so nothing has changed. If it was you, log in with this address.`,
    action: msg`Log in`,
    validity: null,
    otherwise: msg`If you no longer know your password, choose a new one through the log-in page. If it wasn’t you, there is nothing to do.`,
  }),
  account_exists: ({ site }) => ({
    subject: msg`You already have an account at ${site}`,
    body: msg`Somebody tried to sign up at ${site} with this e-mail address. It already has an account, so no new one was made. If it was you, log in.`,
    action: msg`Log in`,
    validity: null,
    otherwise: msg`If you no longer know your password, choose a new one through the log-in page. If it wasn’t you, there is nothing to do.`,
  }),
  account_leaving: ({ site }) => ({
    subject: msg`Your account at ${site} is pending deletion`,
    body: msg`Somebody tried to sign up at ${site} with this e-mail address. Its account is still pending deletion, so no new one was made. If it was you, reactivate it by the link in the e-mail we sent you, or contact customer service.`,
    action: msg`Open ${site}`,
    validity: null,
    otherwise: msg`If it wasn’t you, there is nothing to do.`,
  }),
  repeat_order: ({ site, charge: { amount, credits, method, time } }) => ({
    subject: msg`Your order at ${site}: ${amount}`,
    body: msg`You ordered ${plural(credits, { one: '# credit', other: '# credits' })} at ${site}. We charged ${amount} to your stored payment method (${method}) on ${time}. Nothing renews by itself.`,
    action: msg`See the order`,
    validity: null,
    otherwise: msg`Not you? Choose a new password: it logs out all your other devices, and nobody can order with your payment method without it.`,
    newPassword: msg`It wasn’t me: choose a new password`,
  }),
  report_received: ({ site, report: { reference } }) => ({
    subject: msg`We have your report ${reference}`,
    body: msg`Thank you for your report to ${site}. People read it, not programs, and they act where our rules or the law are broken. The one you reported isn’t told who reported. Name ${reference} if you write to us about it.`,
    action: msg`Back to ${site}`,
    validity: null,
    otherwise: msg`If you didn’t report anything, somebody may be using your account: choose a new password.`,
  }),
  report_for_support: ({ site, report: { reference, reason } }) => ({
    subject: msg`Report ${reference} at ${site}`,
    body: msg`A member was reported at ${site}. Reference: ${reference}. Reason: ${reason}. In the reporter’s words:`,
    action: msg`Open the profile`,
    validity: null,
    otherwise: msg`You get this mail because this is the support address of ${site}.`,
  }),
  complaint_received: ({ site, complaint: { reference } }) => ({
    subject: msg`We have your complaint ${reference}`,
    body: msg`Your complaint has arrived at ${site}. A person reads it and answers you at this address. Name ${reference} if you write to us about it.`,
    action: msg`Back to ${site}`,
    validity: null,
    otherwise: msg`If you didn’t complain, somebody mistyped an address: you can ignore this mail.`,
  }),
  complaint_for_support: ({ site, complaint: { reference, category, email, member, subject } }) => ({
    subject: msg`Complaint ${reference} at ${site}: ${subject}`,
    body: msg`A complaint came in at ${site}. Reference: ${reference}. Kind: ${category}. Member: ${member}. From: ${email}. In their words:`,
    action: msg`Open ${site}`,
    validity: null,
    otherwise: msg`You get this mail because this is the support address of ${site}.`,
  }),
} as const satisfies Record<MailKind, (values: MailValues) => MailTexts>;

/** Texts that every mail has. */
export const frameTexts = ({ supportEmail }: MailValues) => ({
  greeting: msg`Hello,`,
  fallback: msg`If the button doesn’t work, open this address in your browser:`,
  questions: msg`Questions? Write to ${supportEmail}.`,
});
