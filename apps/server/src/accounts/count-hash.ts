import type { AppContext } from '../core/context';
import { consumeLimit, type Asking } from '../core/consume-limit';
import { requireHashRoom } from './passwords';

/**
 * Counts a password that is about to be hashed, right or wrong: it is work in any case, so the count is never
 * undone. Throws Failure `busy` or `too_many_requests`, before a wrong password could count.
 */
export async function countHash(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  asking: Asking,
): Promise<void> {
  requireHashRoom();
  await consumeLimit(context, 'hash', asking);
}
