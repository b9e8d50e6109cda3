import type { Writing } from '@vela/domain/chat';
import { kindOfMessage } from '@vela/domain/notifications';
import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { prepare } from '../db/prepare';
import type { Viewer } from '../core/viewer';
import type { News } from '../notifications/queue-news';
import { visibleTo } from '../members/visible-to';
import { writersOf, writingBy, type WritersRow } from './find-writing';

/** All that decides whether and how one member may write to another. */
export interface SendContext {
  /** Whether the other is there for the sender: not blocked, not gone; invisible only as far as they know each other. */
  isReachable: boolean;
  conversationId: string | null;
  /** Whether the sender wrote in it before. */
  wroteHere: boolean;
  /** The mail that the message is news of; null where the other has unread messages here, of which it was noted. */
  newsKind: News['kind'] | null;
  /** Whether the other takes messages of the sender. */
  writing: Writing;
  credits: number;
  written: { conversations: number; messages: number };
  /** Whether this very message was sent already: the same request may have been on its way twice. */
  isSent: boolean;
}

interface Asked {
  me: string;
  otherId: string;
  clientId: string;
  pool: string;
}

type SendContextRow = Omit<SendContext, 'written' | 'newsKind' | 'writing'> &
  SendContext['written'] & { otherUnread: number; writers: WritersRow };

const sendContextOf = prepare<Asked, SendContextRow>((db, { me, otherId, clientId, pool }) =>
  sql<SendContextRow>`
    select
      exists (
        select from members join profiles on profiles.member_id = members.id
        where members.id = ${otherId} and ${visibleTo({ memberId: me, pool })}
      ) as "isReachable",
      exists (select from messages where sender_id = ${me} and client_id = ${clientId}) as "isSent",
      own.conversation_id as "conversationId",
      coalesce(own.num_sent > 0, false) as "wroteHere",
      coalesce(other.num_unread, 0) as "otherUnread",
      ${writersOf({ me, otherId })} as writers,
      coalesce(
        (select balance_after from credit_ledger where member_id = ${me} order by seq desc limit 1), 0
      ) as credits,
      written.conversations, written.messages
    from (
      select count(*)::integer as conversations, coalesce(sum(num_sent), 0)::integer as messages
      from conversation_members where member_id = ${me} and num_sent > 0
    ) written
    left join conversation_members own on own.member_id = ${me} and own.other_id = ${otherId}
    left join conversation_members other
      on other.member_id = ${otherId} and other.conversation_id = own.conversation_id`.compile(db),
);

/** Reads it in one statement, with both members locked, so that it holds until the message is there. */
export async function findSendContext(
  tx: Tx,
  { viewer, otherId, clientId }: { viewer: Viewer & { memberId: string }; otherId: string; clientId: string },
): Promise<SendContext> {
  const [row] = await sendContextOf(tx, { me: viewer.memberId, otherId, clientId, pool: viewer.pool });
  if (!row) throw new Error('A count returned no row');
  const { conversations, messages, otherUnread, writers, ...sendContext } = row;
  const newsKind = otherUnread === 0 ? kindOfMessage({ hasWritten: writers.hasAnswered }) : null;
  return { ...sendContext, newsKind, writing: writingBy(writers), written: { conversations, messages } };
}
