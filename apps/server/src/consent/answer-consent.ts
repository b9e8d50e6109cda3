import { consentOf, keepsTracking } from '@vela/domain/landers';
import { setCookie } from '../core/cookies';
import type { Handler } from '../core/handler';
import { lockAuthor } from '../sessions/sessions';
import { logConsent } from './log-consent';

/**
 * Logs the answer and has the browser store it. If a member withdraws a yes, the account's stored origin is
 * deleted, too.
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
    await logConsent(context, tx, { siteId: site.id, memberId, tracking, language: client.locale, now });
    if (memberId !== null && !keepsTracking(consent))
      await tx.updateTable('signups').set({ tracking: null }).where('member_id', '=', memberId).execute();
  });
  return { result: {}, cookies: setCookie('consent', consent) };
};
