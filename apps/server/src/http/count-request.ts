import type { EndpointId } from '@vela/contract/registry';
import type { AppContext } from '../core/context';
import { consumeLimit } from '../core/consume-limit';
import type { Visit } from './visit';

/**
 * Counts what one member, or one network, may ask in all; messages have a limit of their own, and only a flood of them is
 * stopped here. Throws Failure `too_many_requests`.
 */
export async function countRequest(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  { visit, id }: { visit: Visit; id: EndpointId | null },
): Promise<void> {
  const { site, address } = visit;
  const name = id === 'sendMessage' ? 'send' : 'request';
  await consumeLimit(context, name, { site, address, session: await visit.session() });
}
