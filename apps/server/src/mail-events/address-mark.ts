import type { AppContext } from '../core/context';

/** What stands for a canonical address where the address itself isn't stored. */
export function addressMarkOf({ fingerprint }: Pick<AppContext, 'fingerprint'>, email: string): string {
  return fingerprint(`mailed address ${email}`);
}
