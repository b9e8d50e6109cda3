import type { AppContext } from '../core/context';
import type { Site } from '../core/site';
import { networkCounts } from './login-attempts';

/**
 * Stops a network that tries one password each of very many accounts, which no account's own count notices. Only wrong
 * passwords count in the end, but they count before they are looked at: a thousand at once get no more tries.
 */
export async function countedByNetwork(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  { site, client }: { site: Site; client: { address: string } },
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const counts = networkCounts(context, client);
  for (const count of counts) await context.limits.consume('login', { site, ...count });
  const isRight = await attempt();
  if (isRight) for (const { key } of counts) await context.limits.giveBack('login', { site, key });
  return isRight;
}
