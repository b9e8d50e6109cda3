import type { Mail } from './kinds/define-mail';
import * as mails from './kinds';
import type { MailJob, MailKind } from './mail-job';

const ALL: readonly Mail<MailKind, never>[] = Object.values(mails);

const BY_KIND = new Map(ALL.map((mail) => [mail.kind, mail]));

/** The mail of a job, as it takes that job. Throws for a kind that doesn't exist any more. */
export function mailOf(job: MailJob): Mail<MailKind, MailJob> {
  const mail = BY_KIND.get(job.kind);
  if (!mail) throw new Error(`There is no mail ${job.kind}`);
  // A job carries what the mail of its kind takes: its type is made from the mails.
  return mail as Mail<MailKind, MailJob>;
}
