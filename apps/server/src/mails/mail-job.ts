import type { Locale } from '@vela/domain/locale';

/** What a mail is for; the demo mailbox names it. */
export type MailKind = 'activation' | 'password_reset' | 'mail_change';

/** What a job of the mail queue carries: enough to render the mail when it is sent. */
export interface MailJob {
  /** Stays the same through retries. */
  id: string;
  kind: MailKind;
  siteId: string;
  memberId: string | null;
  /** The address it goes to, as typed. */
  to: string;
  locale: Locale;
  params: Readonly<Record<string, string>>;
}
