import type { Locale } from '@vela/domain/locale';
import type { Mail } from './kinds/define-mail';
import type * as mails from './kinds';

type Mails = (typeof mails)[keyof typeof mails];

type JobOf<Each> = Each extends Mail<infer Kind, infer Data> ? { kind: Kind } & Data : never;

/** What the job of each kind of mail carries of its own. */
type MailData = JobOf<Mails>;

/** What a mail is for; the demo mailbox names it. */
export type MailKind = MailData['kind'];

/** The changes of an account that its owner is notified of. */
export type OwnerMail = Extract<
  MailData,
  {
    kind:
      | 'password_changed'
      | 'login_ceiling'
      | 'new_login'
      | 'passkey_added'
      | 'passkey_removed'
      | 'reactivated';
  }
>;

interface MailJobBase {
  /** It stays the same through retries, so that a mail is stored once. */
  id: string;
  siteId: string;
  /** The address it goes to, as typed. */
  to: string;
  locale: Locale;
}

/** What a job of the mail queue carries: enough to render the mail when it is sent, but no token of a link. */
export type MailJob = MailJobBase & MailData;
