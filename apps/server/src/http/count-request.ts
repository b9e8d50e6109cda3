import type { EndpointId } from '@vela/contract/registry';
import type { AppContext } from '../context';
import { networkOf } from './client-address';
import type { Visit } from './visit';

/**
 * Counts what one session, or one network without a session, may ask in all; messages have a limit of their own, and only
 * a flood of them is stopped here. Throws Failure `too_many_requests`.
 */
export async function countRequest(
  { limits, fingerprint }: Pick<AppContext, 'limits' | 'fingerprint'>,
  { visit, id }: { visit: Visit; id: EndpointId | null },
): Promise<void> {
  const session = await visit.session();
  await limits.consume(id === 'sendMessage' ? 'send' : 'request', {
    site: visit.site,
    key: session?.id ?? fingerprint(networkOf(visit.address)),
  });
}
