import { likesQueryOptions } from '@vela/api-client/queries/likes';
import { isLikeType, type LikeType } from '@vela/domain/likes';
import type { MemberData } from '../../shell/members';
import type { RouteInput } from '../../shell/routing';

export interface LikesData {
  type: LikeType;
}

type Input = Pick<RouteInput, 'server'> & { data?: MemberData | undefined };

/**
 * Fetches the newest likes. The server waits for them, and what fails is said where they would stand; in the browser another
 * list opens at once.
 */
export async function loadLikes({ data, server }: Input, type: string = 'received'): Promise<LikesData> {
  if (data && server) await data.queryClient.prefetchQuery(likesQueryOptions(data.api));
  return { type: isLikeType(type) ? type : 'received' };
}
