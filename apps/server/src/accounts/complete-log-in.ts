import { canReactivate } from '@vela/domain/limits';
import { logInErrorCode } from '@vela/domain/members';
import type { ResultOf } from '@vela/contract/registry';
import { Failure } from '../core/failure';
import type { Answer, Call } from '../core/handler';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMemberIfThere } from '../members/lock-member';
import { getUserOf } from '../profile/get-user-of';
import type { AccountOwner } from '../security/notify-owner';
import { hasKnownDevice, isKnownDevice, rememberWithSession } from './devices';
import { reactivate } from './reactivate';
import { recordLogIn } from './record-log-in';

type LogInCall = Pick<Call, 'context' | 'site' | 'client' | 'header' | 'now'>;

/** A member as it was when the proof was checked. */
export type LogInMember = AccountOwner & { id: string; passwordHash: string };

export interface ProvenLogIn<Code> {
  member: LogInMember;
  /** An account that is pending deletion is brought back. */
  reactivates: boolean;
  /** It wasn't a password. */
  by?: 'passkey';
  /** What is answered when the account isn't there any more, or has another password by now. */
  errorCode: Code;
}

interface LoggedIn<Code> extends Pick<Answer, 'cookies'> {
  result: ResultOf<'logIn'>;
  session: { start: string; passwordHash: string; alongside: (tx: Tx) => Promise<void>; errorCode: Code };
}

/**
 * Logs in a member who has proved to own the account, whatever with: an account that is closed stays so, one that is being
 * deleted comes back when that is wanted, a browser that it doesn't know is reported to the owner, and the session starts only
 * while the password is still the one of the proof: another one ends what was open before.
 */
export async function completeLogIn<Code extends 'login_failed' | 'passkey_failed'>(
  call: LogInCall,
  { member, reactivates, by, errorCode }: ProvenLogIn<Code>,
): Promise<LoggedIn<Code>> {
  const { context, site, client, now } = call;
  await requireOpen(call, { member, reactivates, errorCode });
  const { id: memberId, passwordHash } = member;
  const isNew =
    !(await isKnownDevice(context, { memberId, client })) && (await hasKnownDevice(context, memberId));
  const { alongside, cookies } = await rememberWithSession(context, { memberId, client, now });
  await recordLogIn(call, { member, isNew, ...(by && { by }) });
  const user = await getUserOf(context, { memberId, site, now });
  return { result: { user }, session: { start: memberId, passwordHash, alongside, errorCode }, cookies };
}

/**
 * Throws Failure `account_deleted` for an account that is pending deletion, unless it is brought back; once it may be erased it is
 * unknown.
 */
async function requireOpen<Code extends 'login_failed' | 'passkey_failed'>(
  { context, site, client, now }: LogInCall,
  { member: { id, status, passwordHash }, reactivates, errorCode }: Omit<ProvenLogIn<Code>, 'by'>,
): Promise<void> {
  const closedCode = logInErrorCode(status);
  if (closedCode === null) return;
  if (closedCode !== 'account_deleted') throw new Failure(closedCode);
  await transact(context.db, async (tx) => {
    const member = await lockMemberIfThere(tx, id);
    if (!member || member.passwordHash !== passwordHash) throw new Failure(errorCode);
    // Brought back or banned by another request a moment ago.
    if (member.status !== status) return;
    if (member.eraseAt === null || !canReactivate(member.eraseAt, now)) throw new Failure(errorCode);
    if (!reactivates) throw new Failure(closedCode);
    await reactivate(context, tx, { member, site, address: client.address, now });
  });
}
