import { NO_LIKES, type LikePair } from '@vela/domain/likes';
import type { Tx } from '../db/database';

/** Two members; what is between them is seen from the first. */
export interface Two {
  memberId: string;
  otherId: string;
}

/** Returns the likes and the match between two members, who are locked. */
export async function likePairOf(tx: Tx, { memberId, otherId }: Two): Promise<LikePair> {
  const rows = await tx
    .selectFrom('likes')
    .select(['member_id', 'is_new'])
    .where((is) =>
      is.or([
        is.and({ member_id: memberId, liked_id: otherId }),
        is.and({ member_id: otherId, liked_id: memberId }),
      ]),
    )
    .execute();
  const received = rows.find((row) => row.member_id === otherId);
  return {
    ...NO_LIKES,
    like: rows.some((row) => row.member_id === memberId),
    likedBy: received !== undefined,
    likeNew: received?.is_new ?? false,
  };
}
