import { profileQueryOptions } from '@vela/api-client/queries/profile';
import { regionsQueryOptions } from '@vela/api-client/queries/regions';
import type { MemberData } from '../../shell/members';

/** Fetches the profile and the regions of its country before the page is shown; what fails is said there. */
export async function loadProfile({ data }: { data?: MemberData | undefined }): Promise<null> {
  if (!data) return null;
  const { api, queryClient } = data;
  const options = profileQueryOptions(api);
  await queryClient.prefetchQuery(options);
  const country = queryClient.getQueryData(options.queryKey)?.profile.country;
  if (country) await queryClient.prefetchQuery(regionsQueryOptions(api, country));
  return null;
}
