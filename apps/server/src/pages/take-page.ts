import type { AppContext } from '../context';
import { Failure } from '../http/failure';
import { rateKeyOf } from '../http/rate-key-of';
import type { Visit } from '../http/visit';

/**
 * Takes one from the pages that a network may ask for, before anything is read or made for it: a refusal costs next to nothing.
 * In how many seconds it may ask again, where it has asked for too many; `null` else.
 */
export async function takePage(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  { site, address }: Pick<Visit, 'site' | 'address'>,
): Promise<number | null> {
  try {
    const key = rateKeyOf(context, 'page', { address, session: null });
    await context.limits.consume('page', { site, key });
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.details.retryAfter ?? 1;
  }
}
