import { holdsMessages } from '@vela/domain/chat';
import { isLoggedInStatus } from '@vela/domain/members';
import type { BodyOf } from '@vela/contract/registry';
import { sql, type CompiledQuery, type RawBuilder, type Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import { prepare } from '../db/prepare';
import type { MembersTable } from '../db/member-tables';
import { Failure } from '../core/failure';

/** The receiver of a message: a member, or the other member of one of the sender's conversations. */
export type Addressee = Pick<BodyOf<'sendMessage'>, 'conversation_id' | 'profile_id'>;

export interface LockedSender {
  otherId: string;
  premium: boolean;
  /** Whether what it sends waits until its address is confirmed. */
  isHeld: boolean;
}

type LockedRow = Pick<Selectable<MembersTable>, 'id' | 'status' | 'paid_user'>;

interface Both {
  senderId: RawBuilder<string>;
  otherId: RawBuilder<string | null>;
}

function lockBoth(db: Db | Tx, { senderId, otherId }: Both): CompiledQuery<LockedRow> {
  return db
    .selectFrom('members')
    .select(['id', 'status', 'paid_user'])
    .where('id', '=', sql<string>`any(array[${senderId}, ${otherId}])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .compile();
}

const lockWithMember = prepare<{ senderId: string; otherId: string | null }, LockedRow>(lockBoth);

/** Who is in a conversation never changes, so that it may be looked up with the lock. */
const lockWithOther = prepare<{ senderId: string; conversationId: string }, LockedRow>(
  (db, { senderId, conversationId }) => {
    const otherId = sql<string | null>`(
      select other_id from conversation_members
      where member_id = ${senderId} and conversation_id = ${conversationId}
    )`;
    return lockBoth(db, { senderId, otherId });
  },
);

async function lockRows(tx: Tx, { senderId, to }: { senderId: string; to: Addressee }): Promise<LockedRow[]> {
  const { conversation_id: conversationId, profile_id: otherId = null } = to;
  if (conversationId === undefined) return lockWithMember(tx, { senderId, otherId });
  return lockWithOther(tx, { senderId, conversationId });
}

/**
 * Holds both members until the transaction ends: spends of one member come one after the other, and a block or a deletion
 * comes before the message or after it. Throws Failure `not_found` for who isn't there.
 */
export async function lockSender(
  tx: Tx,
  { senderId, to }: { senderId: string; to: Addressee },
): Promise<LockedSender> {
  const rows = await lockRows(tx, { senderId, to });
  const sender = rows.find(({ id }) => id === senderId);
  // Banned or leaving since the request began.
  if (!sender || !isLoggedInStatus(sender.status)) throw new Failure('authentication_required');
  const other = rows.find(({ id }) => id !== senderId);
  if (!other) throw new Failure('not_found');
  return { otherId: other.id, premium: sender.paid_user, isHeld: holdsMessages(sender.status) };
}
