import type { EndpointId } from '@vela/contract/registry';
import type { AppContext } from '../core/context';
import { networkOf } from '@vela/domain/limits';
import { consumeLimit } from '../core/consume-limit';
import type { Visit } from './visit';

/** Twice what all members of an address may ask: who is refused for what a member did takes nothing from them. */
const ARRIVALS = 8;

/**
 * Counts what one member, or one network, may ask in all; messages have a limit of their own, and only a flood of them is
 * stopped here. Before the session is looked up its network is counted, with more room than all members of one may use: a flood
 * with invented sessions would else ask the database each time. Throws Failure `too_many_requests`.
 */
export async function countRequest(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  { visit, id }: { visit: Visit; id: EndpointId | null },
): Promise<void> {
  const { site, address } = visit;
  const name = id === 'sendMessage' ? 'send' : 'request';
  const arriving = `arriving ${context.fingerprint(networkOf(address))}`;
  await context.limits.consume(name, { site, key: arriving, times: ARRIVALS });
  await consumeLimit(context, name, { site, address, session: await visit.session() });
}
