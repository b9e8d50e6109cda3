import type { EndpointId } from '@vela/contract/registry';
import type { AppContext } from '../core/context';
import { networkBlockOf, networkOf, NETWORKS_OF_A_BLOCK } from '@vela/domain/limits';
import { consumeLimit } from '../core/consume-limit';
import type { Limits } from '../core/limits-port';
import type { Visit } from './visit';

/**
 * Twice what all members of an address may ask: who is rejected for what a member did takes nothing from
 * them.
 */
const ARRIVALS = 8;

/**
 * Counts what one member, or one network, may ask in all; messages have a limit of their own, and only a flood of them is
 * stopped here. Before the session is looked up its network is counted, and the block of that, with more room than all members of one
 * may use: a flood with invented sessions would else ask the database each time. Throws Failure `too_many_requests`.
 */
export async function countRequest(
  context: { limits: Pick<Limits, 'consume'>; fingerprint: AppContext['fingerprint'] },
  { visit, id }: { visit: Pick<Visit, 'site' | 'address' | 'session'>; id: EndpointId | null },
): Promise<void> {
  const { site, address } = visit;
  const name = id === 'sendMessage' ? 'send' : 'request';
  const block = networkBlockOf(address);
  const arriving = `arriving ${context.fingerprint(networkOf(address))}`;
  await context.limits.consume(name, { site, key: arriving, times: ARRIVALS });
  if (block !== null) {
    const ofBlock = `arriving block ${context.fingerprint(block)}`;
    await context.limits.consume(name, { site, key: ofBlock, times: ARRIVALS * NETWORKS_OF_A_BLOCK });
  }
  await consumeLimit(context, name, { site, address, session: await visit.session() });
}
