import type { Clock } from '../../core/clock';
import type { Db } from '../../db/database';
import type { MailAdapter } from '../../core/mail-port';

/** Stores mails in a table instead of sending them: the demo's mailbox. */
export function createMailboxMail({ db, clock }: { db: Db; clock: Clock }): MailAdapter {
  return {
    send: async ({ id, kind, to, subject, text, html, links }) => {
      await db
        .insertInto('mails')
        .values({
          id,
          kind,
          to_address: to,
          subject,
          body_text: text,
          body_html: html,
          links: [...links],
          sent_at: clock.now(),
        })
        // The job may run twice; the mail is there once.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
