import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import type { MemberData } from '../../shell/members';

/** Fetches what would be ordered again. */
export async function loadRepeatOrder({ data }: { data?: MemberData | undefined }): Promise<void> {
  if (data) await data.queryClient.prefetchQuery(repeatOrderQueryOptions(data.api));
}
