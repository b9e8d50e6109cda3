import { MAIL_WINDOW_MS } from '@vela/domain/limits';
import { confirmsComplaint, referenceOf } from '@vela/domain/safety';
import { canonicalEmail } from '@vela/domain/signup';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import type { Call, Handler } from '../core/handler';
import { lockAuthor } from '../sessions/sessions';
import { consumeMailboxRoom } from '../mails/consume-mailbox-room';

/**
 * Stores the complaint, mails it to the operators of the site and confirms it to the address in it. The
 * answer is the same with and without an account, so that nobody learns of one.
 */
export const sendComplaint: Handler<'sendComplaint'> = async (call) => {
  const { context, body } = call;
  const canonical = canonicalEmail(body.email) ?? body.email;
  const reference = referenceOf('C', context.random.id());
  await context.db.transaction().execute(async (tx) => {
    const memberId = await lockAuthor(tx, call.session);
    const isConfirmed = await confirms(tx, { canonical, now: call.now });
    await insertComplaint(tx, { call, memberId, canonical, reference });
    await queueForSupport(tx, { call, memberId, reference });
    if (isConfirmed) await queueReceipt(tx, { call, reference });
  });
  return { result: { reference } };
};

/** One at a time for an address, so that two at once can’t both be the last that is confirmed. */
async function confirms(tx: Tx, { canonical, now }: { canonical: string; now: Date }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`complaint ${canonical}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('complaints')
    .select('created_at')
    .where('email_canonical', '=', canonical)
    .where('created_at', '>', addMs(now, -MAIL_WINDOW_MS))
    .execute();
  return confirmsComplaint(
    rows.map(({ created_at }) => created_at),
    now,
  );
}

interface NewComplaint {
  call: Call<'sendComplaint'>;
  /** null for a visitor. */
  memberId: string | null;
  reference: string;
}

async function insertComplaint(
  tx: Tx,
  { call, memberId, canonical, reference }: NewComplaint & { canonical: string },
): Promise<void> {
  const { context, site, client, body, now } = call;
  await tx
    .insertInto('complaints')
    .values({
      id: context.random.id(),
      reference,
      site_id: site.id,
      member_id: memberId,
      email_canonical: canonical,
      ...body,
      language: client.locale,
      created_at: now,
    })
    .execute();
}

async function queueForSupport(tx: Tx, { call, memberId, reference }: NewComplaint): Promise<void> {
  const { context, site, body } = call;
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    siteId: site.id,
    kind: 'complaint_for_support',
    to: site.settings.support_email,
    locale: 'en',
    complaint: { ...body, reference, memberId },
  });
}

async function queueReceipt(tx: Tx, { call, reference }: Omit<NewComplaint, 'memberId'>): Promise<void> {
  const { context, site, client, body } = call;
  if (!(await consumeMailboxRoom(context, tx, { site, to: body.email }))) return;
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    siteId: site.id,
    kind: 'complaint_received',
    to: body.email,
    locale: client.locale,
    reference,
  });
}
