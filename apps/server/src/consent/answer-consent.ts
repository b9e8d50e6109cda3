import { consentOf, keepsTracking } from '@vela/domain/landers';
import { setCookie } from '../core/cookies';
import type { Handler } from '../core/handler';
import type { Tx } from '../db/database';
import { lockAuthor } from '../sessions/sessions';
import { logConsent } from './log-consent';

/**
 * Logs the answer and has the browser store it; of a member only one that is another than its last. If a member withdraws a yes,
 * the account's stored origin is deleted, too.
 */
export const answerConsent: Handler<'answerConsent'> = async ({
  context,
  site,
  session,
  client,
  body,
  now,
}) => {
  const { tracking } = body;
  const consent = consentOf(tracking);
  await context.db.transaction().execute(async (tx) => {
    const memberId = await lockAuthor(tx, session);
    if (memberId === null || (await lastAnswer(tx, memberId)) !== tracking)
      await logConsent(context, tx, { siteId: site.id, memberId, tracking, language: client.locale, now });
    if (memberId !== null && !keepsTracking(consent))
      await tx.updateTable('signups').set({ tracking: null }).where('member_id', '=', memberId).execute();
  });
  return { result: {}, cookies: setCookie('consent', consent) };
};

async function lastAnswer(tx: Tx, memberId: string): Promise<boolean | null> {
  const row = await tx
    .selectFrom('consent_answers')
    .select('tracking')
    .where('member_id', '=', memberId)
    .orderBy('answered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tracking ?? null;
}
