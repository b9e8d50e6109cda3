import { awaitsConfirmation } from '@vela/domain/members';
import { consumeLimit } from '../core/consume-limit';
import type { Call } from '../core/handler';

/**
 * Loading page after page could copy a site. An account whose address isn't confirmed costs nothing to make,
 * so that it has no more than the visitors of its network. It counts after the checks that may reject a
 * search, which don't use anything up.
 */
export async function countSearch({
  context,
  client,
  session,
  site,
}: Pick<Call<'searchMembers'>, 'context' | 'client' | 'session' | 'site'>): Promise<void> {
  const isAnyone = session === null || awaitsConfirmation(session.status);
  const name = isAnyone ? 'look_around' : 'search';
  await consumeLimit(context, name, { site, address: client.address, session });
}
