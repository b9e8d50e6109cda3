import { writingTo, type Acquaintance, type Writers, type Writing } from '@vela/domain/chat';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';
import { isShownMain } from '../photos/shown-main';

export interface WritersRow extends Acquaintance {
  writers: Writers;
}

/** All that decides whether one member may write to another, as one JSON value of a query. */
export function writersOf({
  me,
  otherId,
}: Record<'me' | 'otherId', string | RawBuilder<string>>): RawBuilder<WritersRow> {
  return sql<WritersRow>`(
    select json_build_object(
      'writers', receiver.may_write,
      'hasAnswered', exists (
        select from conversation_members
        where member_id = ${otherId} and other_id = ${me} and num_sent > 0
      ),
      'likesSender', exists (select from likes where member_id = ${otherId} and liked_id = ${me}),
      'isLiked', exists (select from likes where member_id = ${me} and liked_id = ${otherId}),
      'hasPhoto', exists (
        select from photos where photos.member_id = ${me} and ${isShownMain}
      )
    )
    from members receiver where receiver.id = ${otherId}
  )`;
}

export function writingBy({ writers, ...between }: WritersRow): Writing {
  return writingTo(writers, between);
}

/** Whether a member may write to another; `open` where that one is gone, which is answered elsewhere. */
export async function findWriting(db: Db, two: { me: string; otherId: string }): Promise<Writing> {
  const { rows } = await sql<{ writers: WritersRow | null }>`select ${writersOf(two)} as writers`.execute(db);
  const writers = rows[0]?.writers;
  return writers ? writingBy(writers) : 'open';
}
