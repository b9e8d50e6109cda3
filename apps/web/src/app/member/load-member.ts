import { otherBlockOf, type OtherBlock } from '@vela/api-client/other-block';
import { memberQueryOptions } from '@vela/api-client/queries/member';
import type { ProfileCard } from '@vela/contract/entities/profile';
import { trackingOf } from '@vela/domain/landers';
import { askApi } from '../../kit/page/load-api';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';
import type { MemberData } from '../../kit/session/member-data';
import { queryOf } from '../../kit/page/query';
import type { RouteInput } from '../../kit/page/route-input';

export interface LoadedMember {
  id: string;
  /** A visitor gets what stands on a card. */
  card: ProfileCard | null;
  /** The time when a visitor may open more members (ISO 8601), if the network has opened very many. */
  againAt: string | null;
  /** The member who blocked the viewer, if the viewer may know that. */
  blockedBy: OtherBlock | null;
}

/** Fetches a member's profile, for a member into the cache and for a visitor into the page. */
export async function loadMember(input: RouteInput & PrepareInput, id: string): Promise<LoadedMember> {
  if (input.data)
    return { id, card: null, againAt: null, blockedBy: await prepareMember(input, input.data, id) };
  // A partner's visitors may be shown more: who sent them stands in the page's address.
  const query = queryOf(input.page.href);
  const { network = '', ref = '' } = trackingOf((field) => query[field]);
  const asked = { id, network, ref };
  const path = `/api/member.php?${new URLSearchParams(asked).toString()}`;
  const { result, againAt } = await askApi<{ profile: ProfileCard }>(input, path);
  return { id, card: result?.profile ?? null, againAt, blockedBy: null };
}

/** The browser starts without what failed on the server: who blocked the viewer comes with the page. A step's screen asks itself. */
async function prepareMember(
  input: PrepareInput,
  { api, queryClient }: MemberData,
  id: string,
): Promise<OtherBlock | null> {
  const options = memberQueryOptions(api, id);
  await prepareQuery(input, options);
  return input.server ? otherBlockOf(queryClient.getQueryState(options.queryKey)?.error) : null;
}
