import { memberQueryOptions } from '@vela/api-client/queries/member';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

export interface MatchData {
  id: string;
}

/** Fetches the other of the two before the page is shown; what fails is said where the two would stand. */
export async function loadMatch(input: PrepareInput, id: string): Promise<MatchData> {
  if (input.data) await prepareQuery(input, memberQueryOptions(input.data.api, id));
  return { id };
}
