import type { EndpointId } from '@vela/contract/registry';
import type { AppContext } from '../context';
import { rateKeyOf } from './rate-key-of';
import type { Visit } from './visit';

/**
 * Counts what one session, or one network without a session, may ask in all; messages have a limit of their own, and only
 * a flood of them is stopped here. Throws Failure `too_many_requests`.
 */
export async function countRequest(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  { visit, id }: { visit: Visit; id: EndpointId | null },
): Promise<void> {
  const { site, address } = visit;
  const name = id === 'sendMessage' ? 'send' : 'request';
  const key = rateKeyOf(context, name, { address, session: await visit.session() });
  await context.limits.consume(name, { site, key });
}
