import type { AppContext } from '../core/context';
import { consumeLimit } from '../core/consume-limit';
import { Failure } from '../core/failure';
import type { Visit } from '../http/visit';

type Context = Pick<AppContext, 'limits' | 'fingerprint'>;
type Asking = Pick<Visit, 'site' | 'address'>;

/**
 * Takes one from the pages that a network may ask for, or from what else is made for it, before anything is
 * read or made: a rejection costs next to nothing. In how many seconds it may ask again, where it has asked
 * for too many; `null` else.
 */
export function consumePageLimit(context: Context, asking: Asking): Promise<number | null> {
  return take(context, 'page', asking);
}

/** Takes one from the files of photos that a network may load, of which a page may show dozens. */
export function consumePhotoLimit(context: Context, asking: Asking): Promise<number | null> {
  return take(context, 'photo', asking);
}

async function take(
  context: Context,
  name: 'page' | 'photo',
  { site, address }: Asking,
): Promise<number | null> {
  try {
    await consumeLimit(context, name, { site, address, session: null });
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.details.retryAfter ?? 1;
  }
}
