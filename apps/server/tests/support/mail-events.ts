import { createHmac } from 'node:crypto';
import type { MailEventKind } from '@vela/domain/mail-events';
import { SECOND } from '@vela/domain/time';
import type { AppContext } from '../../src/core/context';
import type { DisabledReason } from '@vela/domain/notifications';
import { mailReference } from '../../src/mails/mail-references';
import type { TestApp } from './create-test-app';

export const GENERIC_SECRET = 'a secret of the generic webhooks, of the tests';

let count = 0;

/** An event as the generic provider takes it. */
export function genericEvent(
  change: {
    id?: string;
    type?: string;
    bounce?: string;
    status?: string;
    message_id?: string;
    recipient?: string;
  } = {},
) {
  count += 1;
  return { id: `event-${count}`, type: 'bounce', bounce: 'hard', ...change };
}

export interface Signing {
  secret?: string;
  at?: Date;
}

/** A webhook of the generic provider, signed unless `headers` say otherwise. */
export function postGeneric(
  app: TestApp,
  body: unknown,
  { secret = GENERIC_SECRET, at = app.clock.now() }: Signing = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const time = String(Math.floor(at.getTime() / SECOND));
  const signature = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
  return app.fetch('/api/mail-events/generic', {
    method: 'POST',
    body: text,
    headers: { 'x-timestamp': time, 'x-signature': `sha256=${signature}` },
  });
}

/** A Message-ID of a mail that this server sent. */
export function messageIdOf(context: Pick<AppContext, 'sign'>, mailId: string): string {
  return `<${mailReference(context, mailId)}@vela.example>`;
}

/** The mails that were sent to a member, from the newest. */
export function sentTo(app: TestApp, memberId: string) {
  return app.db
    .selectFrom('sent_mails')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('sent_at', 'desc')
    .execute();
}

export async function disabledOf(app: TestApp, memberId: string): Promise<DisabledReason[]> {
  const row = await app.db
    .selectFrom('members')
    .select('notifications_disabled')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.notifications_disabled;
}

/** How often what became of events is counted, as `/metrics` shows it. */
export async function countOf(
  app: TestApp,
  { source, kind, result }: { source: string; kind: MailEventKind; result: string },
): Promise<number> {
  const text = await app.context.metrics.read();
  const labels = `{source="${source}",kind="${kind}",result="${result}"}`;
  const line = text.split('\n').find((one) => one.startsWith(`vela_mail_events_total${labels}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** Has a mail sent to a member that is of no kind, so that it always goes, and returns its id. */
export async function sendTo(app: TestApp, person: { email: string }): Promise<string> {
  const id = app.context.random.id();
  await app.context.jobs.add(app.db, 'mail.send', {
    id,
    kind: 'mail_change_notice',
    siteId: 'vela',
    to: person.email,
    locale: 'en',
    newAddress: 'n…@example.com',
  });
  await app.runJobs();
  return id;
}
