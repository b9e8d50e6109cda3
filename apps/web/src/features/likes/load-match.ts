import { memberQueryOptions } from '@vela/api-client/queries/member';
import type { MemberData } from '../../shell/members';

export interface MatchData {
  id: string;
}

/** Fetches the other of the two before the page is shown; what fails is said where the two would stand. */
export async function loadMatch(data: MemberData | undefined, id: string): Promise<MatchData> {
  await data?.queryClient.prefetchQuery(memberQueryOptions(data.api, id));
  return { id };
}
