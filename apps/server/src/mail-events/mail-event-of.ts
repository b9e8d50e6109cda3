import type { AppContext } from '../core/context';
import type { ReportedMailEvent } from '../core/mail-events-port';
import { mailIdOf } from '../mails/mail-references';
import type { MailEvent } from './apply-mail-event';

/** An event with the mail that the first of its references proves. */
export function mailEventOf(
  context: Pick<AppContext, 'sign'>,
  { id, kind, references, address }: ReportedMailEvent,
  now: Date,
): MailEvent {
  const ids = references.map((reference) => mailIdOf(context, reference, now));
  return { id, kind, mailId: ids.find((mailId) => mailId !== null) ?? null, address };
}
