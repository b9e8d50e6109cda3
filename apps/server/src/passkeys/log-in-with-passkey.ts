import type { PasskeySignature } from '@vela/contract/entities/passkey';
import { isNextSignature } from '@vela/domain/limits';
import { awaitsConfirmation } from '@vela/domain/members';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { completeLogIn, type LogInMember } from '../accounts/complete-log-in';
import { networkSource } from '../accounts/login-attempts';
import { recordFailedLogIn } from '../accounts/record-log-in';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import type { Site } from '../core/site';
import { transact } from '../db/transact';
import { recordSecurityEvent } from '../security/record-security-event';
import { consumeChallenge } from './challenges';
import { relyingPartyOf } from './relying-party';
import { verified } from './verify-new-passkey';

type LogInCall = Call<'logInWithPasskey'>;

/**
 * Logs in with a passkey, from wherever: wrong passwords block neither it nor each other's networks, since nobody guesses a signature. What
 * follows is that of a right password. Only the owner of the passkey learns that an account is banned or being deleted.
 */
export const logInWithPasskey: Handler<'logInWithPasskey'> = async (call) => {
  const { context, site, body, now } = call;
  const { credential } = body;
  const { clientDataJSON } = credential.response;
  const scope = { siteId: site.id, sessionId: null, now };
  const challenge = await consumeChallenge(context.db, { clientDataJSON, ...scope });
  const passkey = await findPasskey(context, { site, credential });
  if (passkey === null) throw new Failure('passkey_unknown');
  const signCount = await verify(call, { passkey, challenge });
  await markUsed(call, { passkey, signCount });
  const { member } = passkey;
  const reactivates = body.reactivate === true;
  return completeLogIn(call, { member, reactivates, by: 'passkey', errorCode: 'passkey_failed' });
};

interface StoredPasskey {
  id: string;
  credentialId: Buffer;
  publicKey: Buffer;
  handle: Buffer | null;
  member: LogInMember;
}

/** The passkey of an id, on its own site. */
async function findPasskey(
  { db }: Pick<AppContext, 'db'>,
  { site, credential }: { site: Site; credential: PasskeySignature },
): Promise<StoredPasskey | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .select(['passkeys.id', 'passkeys.credential_id', 'passkeys.public_key', 'members.passkey_handle'])
    .select(['members.id as member_id', 'email', 'language', 'status', 'password_hash'])
    .where('passkeys.site_id', '=', site.id)
    .where('credential_id', '=', Buffer.from(credential.id, 'base64url'))
    .executeTakeFirst();
  // None is added before the address is confirmed; an account that waits for that again has no passkey for anybody.
  if (!row || awaitsConfirmation(row.status)) return null;
  const { member_id: id, email, language, status, password_hash: passwordHash } = row;
  return {
    id: row.id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    handle: row.passkey_handle,
    member: { id, siteId: site.id, email, language, status, passwordHash },
  };
}

/** The counter of the signature. Throws Failure `passkey_failed`, of which the owner's account keeps a record. */
async function verify(
  { context, site, body, client, now }: LogInCall,
  { passkey, challenge }: { passkey: StoredPasskey; challenge: string },
): Promise<number> {
  const relyingParty = relyingPartyOf(site);
  const { credential } = body;
  const isOwn = passkey.handle?.equals(Buffer.from(credential.response.userHandle, 'base64url')) === true;
  try {
    return await verified(async () => {
      const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.origin,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
        // Whether the counter goes on is asked of the row, which other log-ins change at the same time.
        credential: {
          id: passkey.credentialId.toString('base64url'),
          publicKey: new Uint8Array(passkey.publicKey),
          counter: 0,
        },
      });
      return isRight && isOwn ? authenticationInfo.newCounter : null;
    });
  } catch (error) {
    const { id: memberId } = passkey.member;
    const event = { siteId: site.id, memberId, address: client.address, now };
    const account = context.fingerprint(`passkey ${passkey.id}`);
    await recordFailedLogIn(context, { ...event, account, network: networkSource(context, client) });
    throw error;
  }
}

/** Throws Failure `passkey_failed` where the counter went back, and `passkey_unknown` where the passkey was removed meanwhile. */
async function markUsed(
  { context, site, client, now }: LogInCall,
  { passkey: { id, member }, signCount }: { passkey: StoredPasskey; signCount: number },
): Promise<void> {
  const isNext = await transact(context.db, async (tx) => {
    const row = await tx
      .selectFrom('passkeys')
      .select('sign_count')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Failure('passkey_unknown');
    if (!isNextSignature(Number(row.sign_count), signCount)) return false;
    await tx
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: now })
      .where('id', '=', id)
      .execute();
    return true;
  });
  if (isNext) return;
  const event = { siteId: site.id, memberId: member.id, address: client.address, now };
  await recordSecurityEvent(context, context.db, { kind: 'passkey_copied', ...event });
  throw new Failure('passkey_failed');
}
