import { networkOf, rateKey } from '@vela/domain/limits';
import type { AppContext } from '../context';
import type { LimitName } from './rate-limit';
import type { SessionMember } from './session';

interface Asking {
  address: string;
  session: Pick<SessionMember, 'id' | 'memberId'> | null;
}

/** What a limit counts under, for whoever asks. The counters keep no addresses. */
export function rateKeyOf(
  { fingerprint }: Pick<AppContext, 'fingerprint'>,
  name: LimitName,
  { address, session }: Asking,
): string {
  return rateKey(name, {
    address: fingerprint(networkOf(address)),
    session: session?.id,
    member: session?.memberId,
  });
}
