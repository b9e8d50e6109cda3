import { networkBlockOf, networkOf, rateKeys } from '@vela/domain/limits';
import type { AppContext } from './context';
import type { Site } from './site';
import type { LimitName, Limits } from './limits-port';
import type { SessionMember } from './session-member';

export interface Asking {
  site: Pick<Site, 'settings'>;
  address: string;
  session: Pick<SessionMember, 'memberId'> | null;
  /** What is counted by itself, beside all else of the limit, and how many times what the site allows. */
  part?: { name: string; times: number };
}

/**
 * Takes one from what the caller may still do, under all that it counts under. The counters keep no addresses. Throws Failure
 * `too_many_requests` with `retryAfter` when nothing is left.
 */
export async function consumeLimit(
  { limits, fingerprint }: { limits: Pick<Limits, 'consume'>; fingerprint: AppContext['fingerprint'] },
  name: LimitName,
  { site, address, session, part }: Asking,
): Promise<void> {
  const block = networkBlockOf(address);
  const keys = rateKeys(name, {
    address: fingerprint(networkOf(address)),
    block: block === null ? null : fingerprint(`block ${block}`),
    member: session?.memberId,
  });
  for (const { key, times } of keys)
    await limits.consume(name, {
      site,
      key: part ? `${part.name} ${key}` : key,
      times: times * (part?.times ?? 1),
    });
}
