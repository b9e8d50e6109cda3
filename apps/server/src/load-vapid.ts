import { storedSecret } from './secrets';
import type { Config } from './core/config';
import { findVapidPublicKey } from './vapid-keys';

/** A demo has nobody to write to; what services get to see has to be an address all the same (RFC 8292, 2.1). */
const DEMO_SUBJECT = 'mailto:operator@example.com';

/**
 * Returns the configured keys; in the demo else a pair that is made at the first start and stored in
 * `dataDir`.
 */
export async function loadVapid({
  vapid,
  mode,
  dataDir,
}: Pick<Config, 'vapid' | 'mode' | 'dataDir'>): Promise<Config['vapid']> {
  if (vapid !== null || mode === 'production') return vapid;
  const privateKey = await storedSecret(dataDir, 'vapid-private-key');
  const publicKey = findVapidPublicKey(privateKey);
  if (publicKey === null) throw new Error('The kept vapid-private-key is no key of P-256');
  return { publicKey, privateKey, subject: DEMO_SUBJECT };
}
