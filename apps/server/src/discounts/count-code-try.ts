import { mustCount } from '@vela/domain/discounts';
import type { AppContext } from '../core/context';
import { consumeLimit, type Asking } from '../core/consume-limit';
import { Failure } from '../core/failure';

/**
 * Does what names a discount code (`text`; undefined for none), and counts it against the member's tries unless the code was
 * good: codes are words that people invent, so they can be guessed. Throws Failure `too_many_requests`.
 */
export async function countCodeTry<T>(
  { limits, fingerprint }: Pick<AppContext, 'limits' | 'fingerprint'>,
  { site, address, session, text }: Asking & { text: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  // A visitor has no code that could be good.
  if (!mustCount(text) || session === null) return work();
  await consumeLimit({ limits, fingerprint }, 'discount', { site, address, session });
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof Failure && error.code === 'discount_invalid';
    throw error;
  } finally {
    if (!isWrong) await limits.giveBack('discount', { site, key: session.memberId });
  }
}
