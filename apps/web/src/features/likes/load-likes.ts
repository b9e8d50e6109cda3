import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { isLikeType, type LikeType } from '@vela/domain/likes';
import type { MemberData } from '../../shell/members';

export interface LikesData {
  type: LikeType;
}

/** Fetches the newest likes before the page is shown; what fails is said where they would stand. */
export async function loadLikes(data: MemberData | undefined, type: string = 'received'): Promise<LikesData> {
  await data?.queryClient.prefetchQuery(likesQueryOptions(data.api));
  return { type: isLikeType(type) ? type : 'received' };
}
