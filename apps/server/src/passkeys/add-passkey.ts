import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMember, type LockedMember } from '../members/lock-member';
import { browserOf } from '../security/browser-of';
import { notifyOwner } from '../security/notify-owner';
import { recordSecurityEvent } from '../security/record-security-event';
import { lockLiveSession } from '../sessions/sessions';
import { consumeChallenge } from './challenges';
import { passkeysOf, requireRoom } from './passkeys-of';
import { presentPasskey } from './present-passkey';
import { relyingPartyOf } from './relying-party';
import { verifyNewPasskey, type VerifiedPasskey } from './verify-new-passkey';

/** The challenge shows that the password was given in this session: it ends with the session. */
export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const { context, site, body, session, client, header, now } = call;
  const { credential } = body;
  const { clientDataJSON } = credential.response;
  const scope = { siteId: site.id, sessionId: session.id, now };
  const challenge = await consumeChallenge(context.db, { clientDataJSON, ...scope });
  const passkey = await verifyNewPasskey({ credential, challenge, relyingParty: relyingPartyOf(site) });
  const browser = browserOf(header('user-agent'));
  const added = await transact(context.db, async (tx) => {
    const member = await lockMember(tx, session.memberId);
    await lockLiveSession(tx, session.id);
    requireRoom(member, await passkeysOf(tx, member.id));
    const row = await insert(context, tx, { member, passkey, name: browser || null, now });
    if (row === null) throw new Failure('passkey_exists');
    const event = { siteId: site.id, memberId: member.id, address: client.address, now };
    await recordSecurityEvent(context, tx, { kind: 'passkey_added', ...event });
    const mail = { kind: 'passkey_added', browser, country: client.country, at: now.toISOString() } as const;
    await notifyOwner(context, tx, { owner: member, mail });
    return row;
  });
  return { result: { passkey: presentPasskey(added) } };
};

interface Adding {
  member: LockedMember;
  passkey: VerifiedPasskey;
  name: string | null;
  now: Date;
}

/** null where somebody of the site has it already: an authenticator picks its ids by chance, so it is a copy. */
async function insert(
  { random }: Pick<AppContext, 'random'>,
  tx: Tx,
  { member, passkey: { credentialId, publicKey, signCount, transports }, name, now }: Adding,
) {
  const row = await tx
    .insertInto('passkeys')
    .values({
      id: random.id(),
      member_id: member.id,
      site_id: member.siteId,
      credential_id: credentialId,
      public_key: publicKey,
      sign_count: signCount,
      transports,
      name,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'credential_id']).doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
  return row ?? null;
}
