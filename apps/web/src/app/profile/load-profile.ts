import { profileQueryOptions } from '@vela/api-client/queries/profile';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

/** Fetches the profile and the regions of its country before the page is shown; what fails is said there. */
export async function loadProfile(input: PrepareInput): Promise<null> {
  const { data } = input;
  if (!data) return null;
  const { api, queryClient } = data;
  const options = profileQueryOptions(api);
  await prepareQuery(input, options);
  const country = queryClient.getQueryData(options.queryKey)?.profile.country;
  if (country) await prepareQuery(input, regionsQueryOptions(api, country));
  return null;
}
