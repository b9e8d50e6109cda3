import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { isLikeType, type LikeType } from '@vela/domain/likes';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

export interface LikesData {
  type: LikeType;
}

/** Loads the newest likes; a failure is shown where they would stand. */
export async function loadLikes(input: PrepareInput, type: string = 'received'): Promise<LikesData> {
  if (input.data) await prepareQuery(input, likesQueryOptions(input.data.api));
  return { type: isLikeType(type) ? type : 'received' };
}
