import { isLoggedInStatus } from '@vela/domain/members';
import { sql } from 'kysely';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { lockMemberIfThere } from '../members/lock-member';
import { findUnsubscribing } from './unsubscribe-link';

/** Stops all mails of a member: who presses the mail program's button is done with them, and marks them as spam otherwise. */
export const unsubscribe: Handler<'unsubscribe'> = async ({ context, site, query, body, now }) => {
  if (!saysOneClick(body))
    throw new Failure('invalid_input', { fields: [{ path: 'List-Unsubscribe', code: 'required' }] });
  const asked = { token: query.token, siteId: site.id, now };
  const found = await findUnsubscribing(context.db, asked);
  if (!found) throw new Failure('link_invalid');
  const { memberId } = found;
  await transact(context.db, async (tx) => {
    const member = await lockMemberIfThere(tx, memberId);
    if (!member || !isLoggedInStatus(member.status)) throw new Failure('link_invalid');
    const { numUpdatedRows } = await tx
      .updateTable('members')
      .set({ notifications_disabled: sql`array_append(notifications_disabled, 'listunsubscribe')` })
      .where('id', '=', memberId)
      .where(sql<boolean>`'listunsubscribe' <> all (notifications_disabled)`)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await appendEvents(tx, [{ memberId, name: 'user', data: {} }]);
  });
  return { result: {} };
};

const MULTIPART = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i;

/** Either form that RFC 8058 §3.2 allows. */
function saysOneClick(body: string): boolean {
  return new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click' || MULTIPART.test(body);
}
