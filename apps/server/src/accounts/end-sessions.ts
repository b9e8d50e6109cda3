import type { SessionMember } from '../core/session-member';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMember } from '../members/lock-member';
import { deleteDevices } from './devices';
import { lockLiveSession } from '../sessions/sessions';

export const endSessions: Handler<'endSessions'> = async ({ context, session, client, body }) => {
  const only = body.id ?? null;
  if (only === session.id) throw new Failure('forbidden');
  const ended = await transact(context.db, async (tx) => {
    const count = await endOthers(tx, session, only);
    // Where nobody else is logged in any more, nobody else's browser is known either: a log-in there is reported to the owner.
    if (only === null) await deleteDevices(tx, { memberId: session.memberId, except: client });
    return count;
  });
  if (ended > 0) context.events.announceEndedSessions(session.memberId);
  return { result: { ended } };
};

/** Of two sessions that end each other at once, the first one does. */
async function endOthers(tx: Tx, { id, memberId }: SessionMember, only: string | null): Promise<number> {
  await lockMember(tx, memberId);
  await lockLiveSession(tx, id);
  let query = tx.deleteFrom('sessions').where('member_id', '=', memberId).where('id', '<>', id);
  if (only !== null) query = query.where('id', '=', only);
  const { numDeletedRows } = await query.executeTakeFirst();
  return Number(numDeletedRows);
}
