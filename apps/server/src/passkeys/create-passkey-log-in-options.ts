import { PASSKEY_CHALLENGE_MS } from '@vela/domain/limits';
import type { Handler } from '../core/handler';
import { createChallenge } from './challenges';
import { relyingPartyOf } from './relying-party';

/** How many networks may use up all that one may at once: each challenge is a row for its five minutes. */
const NETWORKS_AT_ONCE = 400;

export const createPasskeyLogInOptions: Handler<'createPasskeyLogInOptions'> = async (call) => {
  const { context, site, now } = call;
  await context.limits.consume('passkey', { site, key: 'all', times: NETWORKS_AT_ONCE });
  const challenge = await createChallenge(context, context.db, { siteId: site.id, sessionId: null, now });
  const { id: rpId } = relyingPartyOf(site);
  const options = { challenge, rpId, timeout: PASSKEY_CHALLENGE_MS, userVerification: 'required' } as const;
  return { result: { options } };
};
