import { MAIL_WINDOW_MS } from '@vela/domain/limits';
import { nextComplaintAt } from '@vela/domain/safety';
import { canonicalEmail } from '@vela/domain/signup';
import { addMs, SECOND } from '@vela/domain/time';
import type { Tx } from '../db/database';
import { Failure } from '../http/failure';
import type { Call, Handler } from '../http/handler';
import { referenceOf } from './reference';

/**
 * Keeps the complaint, mails it to whoever looks after the site and confirms it to the address that stands under it. Whether
 * that address has an account changes nothing, so that nobody learns of one.
 */
export const sendComplaint: Handler<'sendComplaint'> = async (call) => {
  const { context, body } = call;
  const canonical = canonicalEmail(body.email) ?? body.email;
  const reference = referenceOf('C', context.random.id());
  await context.db.transaction().execute(async (tx) => {
    await requirePause(tx, { call, canonical });
    await insertComplaint(tx, { call, canonical, reference });
    await queueMails(tx, { call, reference });
  });
  return { result: { reference } };
};

/** Two at once may both be the last: one mail more is no flood. */
async function requirePause(
  tx: Tx,
  { call: { now }, canonical }: { call: Call<'sendComplaint'>; canonical: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('complaints')
    .select('created_at')
    .where('email_canonical', '=', canonical)
    .where('created_at', '>', addMs(now, -MAIL_WINDOW_MS))
    .execute();
  const nextAt = nextComplaintAt(
    rows.map(({ created_at }) => created_at),
    now,
  );
  if (nextAt === null) return;
  const retryAfter = Math.ceil((nextAt.getTime() - now.getTime()) / SECOND);
  throw new Failure('too_many_requests', { retryAfter });
}

interface NewComplaint {
  call: Call<'sendComplaint'>;
  reference: string;
}

async function insertComplaint(
  tx: Tx,
  { call, canonical, reference }: NewComplaint & { canonical: string },
): Promise<void> {
  const { context, site, session, client, body, now } = call;
  await tx
    .insertInto('complaints')
    .values({
      id: context.random.id(),
      reference,
      site_id: site.id,
      member_id: session?.memberId ?? null,
      email_canonical: canonical,
      ...body,
      language: client.locale,
      created_at: now,
    })
    .execute();
}

async function queueMails(tx: Tx, { call, reference }: NewComplaint): Promise<void> {
  const { context, site, client, body } = call;
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    siteId: site.id,
    kind: 'complaint_for_support',
    to: site.settings.support_email,
    locale: 'en',
    complaint: { ...body, reference },
  });
  await context.jobs.add(tx, 'mail.send', {
    id: context.random.id(),
    siteId: site.id,
    kind: 'complaint_received',
    to: body.email,
    locale: client.locale,
    reference,
  });
}
