import type { AppContext } from '../context';
import { networkOf } from './client-address';
import type { Visit } from './visit';

/** Counts what one session, or one network without a session, may ask in all. Throws Failure `too_many_requests`. */
export async function countRequest(
  { limits, fingerprint }: Pick<AppContext, 'limits' | 'fingerprint'>,
  visit: Visit,
): Promise<void> {
  const session = await visit.session();
  await limits.consume('request', session?.id ?? fingerprint(networkOf(visit.address)));
}
