import { isApiError } from '@vela/api-client/api-error';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import { notFound } from '@tanstack/react-router';
import type { MemberData } from '../../shell/members';

export interface MatchData {
  id: string;
}

/** Fetches the other of the two; one who can't be seen is a page that isn't there. */
export async function loadMatch(data: MemberData | undefined, id: string): Promise<MatchData> {
  if (!data) return { id };
  try {
    await data.queryClient.fetchQuery(memberQueryOptions(data.api, id));
  } catch (error) {
    if (isApiError(error, 'not_found') || isApiError(error, 'blocked')) notFound({ throw: true });
    throw error;
  }
  return { id };
}
