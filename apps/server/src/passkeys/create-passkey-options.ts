import type { PasskeyOptions } from '@vela/contract/entities/passkey';
import { PASSKEY_CHALLENGE_MS } from '@vela/domain/limits';
import { tryOwnPassword } from '../accounts/try-own-password';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMember } from '../members/lock-member';
import { lockLiveSession } from '../sessions/sessions';
import { ALGORITHMS } from './algorithms';
import { createChallenge } from './challenges';
import { passkeysOf, requireRoom } from './passkeys-of';
import { relyingPartyOf } from './relying-party';

/** The handle goes out in every answer of an authenticator, so it says nothing about the member. */
export const createPasskeyOptions: Handler<'createPasskeyOptions'> = async (call) => {
  const { context, site, body, session, client, now } = call;
  const { memberId } = session;
  const passwordHash = await tryOwnPassword(context, { session, site, client, password: body.password, now });
  if (passwordHash === null) throw new Failure('password_wrong');
  const options = await transact(context.db, async (tx): Promise<PasskeyOptions> => {
    const member = await lockMember(tx, memberId);
    if (member.passwordHash !== passwordHash) throw new Failure('password_wrong');
    await lockLiveSession(tx, session.id);
    const known = await passkeysOf(tx, memberId);
    requireRoom(member, known);
    const { id, name } = relyingPartyOf(site);
    const handle = await handleOf(context, tx, memberId);
    return {
      challenge: await createChallenge(context, tx, { siteId: site.id, sessionId: session.id, now }),
      rp: { id, name },
      user: { id: handle.toString('base64url'), name: member.name, displayName: member.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: PASSKEY_CHALLENGE_MS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        type: 'public-key',
        id: credentialId.toString('base64url'),
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  });
  return { result: { options } };
};

async function handleOf({ random }: Pick<AppContext, 'random'>, tx: Tx, memberId: string): Promise<Buffer> {
  const { passkey_handle: stored } = await tx
    .selectFrom('members')
    .select('passkey_handle')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (stored) return stored;
  const handle = Buffer.from(random.token(), 'base64url');
  await tx.updateTable('members').set({ passkey_handle: handle }).where('id', '=', memberId).execute();
  return handle;
}
