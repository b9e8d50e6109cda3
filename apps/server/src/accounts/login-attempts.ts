import {
  lockoutMinutesLeft,
  networkBlockOf,
  networkOf,
  NETWORKS_OF_A_BLOCK,
  NO_FAILURES,
  withFailure,
  type LockoutSettings,
  type LoginFailures,
} from '@vela/domain/limits';
import { secondsLeft } from '@vela/domain/time';
import { nameKey } from '@vela/domain/signup';
import type { LockedMember } from '../members/lock-member';
import type { AppContext } from '../core/context';
import type { Db } from '../db/database';
import { Failure } from '../core/failure';
import { recordSecurityEvent, type SecurityEvent } from '../security/record-security-event';
import { createKeyedQueue } from '../core/keyed-queue';
import { isPasswordOf } from './passwords';

/** The account that is tried, and the network of the try. Both are keyed hashes: the table names neither people nor addresses. */
export interface AttemptKey {
  account: string;
  source: string;
}

export interface PasswordAttempt extends AttemptKey {
  password: string;
  /** null when there is no such account: the attempt is counted and takes as long all the same. */
  passwordHash: string | null;
  /** Others may try from the same source. */
  isShared: boolean;
  /** The one it is tried on. */
  site: { id: string; settings: LockoutSettings };
  /** The member, and the address of the try. */
  of: Pick<SecurityEvent, 'memberId' | 'address'>;
  now: Date;
}

/** What an account's attempts are counted under, whether or not the site has it. */
export function accountKey(
  { fingerprint }: Pick<AppContext, 'fingerprint'>,
  { siteId, email }: { siteId: string; email: string },
): string {
  return fingerprint(`account ${siteId} ${email}`);
}

/**
 * What log-ins with a username are counted under, whether or not the site has it. It is never that of an address: a name may be
 * typed that reads as one, and a common count would show whose address it is.
 */
export function nameAttemptsKey(
  { fingerprint }: Pick<AppContext, 'fingerprint'>,
  { siteId, name }: { siteId: string; name: string },
): string {
  return fingerprint(`account by name ${siteId} ${nameKey(name)}`);
}

/** What the attempts of a browser that the account doesn't know are counted by. */
export function networkSource(
  { fingerprint }: Pick<AppContext, 'fingerprint'>,
  { address }: { address: string },
): string {
  return fingerprint(`network ${networkOf(address)}`);
}

/** What a network's wrong passwords over all accounts are counted under, with the room of each. */
export function networkCounts(
  context: Pick<AppContext, 'fingerprint'>,
  client: { address: string },
): { key: string; times: number }[] {
  const own = { key: networkSource(context, client), times: 1 };
  const block = networkBlockOf(client.address);
  if (block === null) return [own];
  return [own, { key: context.fingerprint(`network block ${block}`), times: NETWORKS_OF_A_BLOCK }];
}

const queue = createKeyedQueue();

/**
 * Whether a password is right. Throws Failure `too_many_attempts {minutes}` while the account is blocked for the source.
 *
 * The attempt is counted before the password is looked at, and taken back when it was right: a hundred guesses at once
 * get no more tries than a hundred in a row. Of a source that is shared a right password takes back its own try alone: else a
 * neighbour would see by their own count that the account exists and when its owner logged in. Attempts at one key go one after the other, so that someone who logs in
 * several times at once with the right password isn't taken for a guesser.
 */
export function tryPassword(
  context: Pick<AppContext, 'db' | 'fingerprint' | 'log' | 'random'>,
  { password, passwordHash, isShared, site, of, now, ...key }: PasswordAttempt,
): Promise<boolean> {
  const { db } = context;
  return queue.run(`${key.account} ${key.source}`, async () => {
    const counted = await countAttempt(db, { key, site, now });
    const isRight = await isPasswordOf(passwordHash, password);
    if (isRight) await (isShared ? takeBack(db, key, counted) : deleteAttempts(db, key));
    else if (counted.isLast) {
      const { memberId, address } = of;
      await recordSecurityEvent(context, db, { kind: 'lockout', siteId: site.id, memberId, address, now });
    }
    return isRight;
  });
}

/** Lifts every block of an account, wherever it was tried from, by its address and by its name. */
export async function liftBlocks(
  context: Pick<AppContext, 'limits' | 'fingerprint'>,
  db: Pick<Db, 'deleteFrom'>,
  { siteId, emailCanonical: email, name }: Pick<LockedMember, 'siteId' | 'emailCanonical' | 'name'>,
): Promise<void> {
  const accounts = [accountKey(context, { siteId, email }), nameAttemptsKey(context, { siteId, name })];
  for (const key of accounts) await context.limits.lift(db, 'account_login', { key });
  await db.deleteFrom('login_attempts').where('account', 'in', accounts).execute();
}

interface Counted {
  /** What had failed until then. */
  before: LoginFailures;
  /** It is the last that is taken before a block, should it be wrong. */
  isLast: boolean;
  at: Date;
}

/** Counts an attempt before its password is looked at. Throws Failure `too_many_attempts` while the source is blocked. */
async function countAttempt(
  db: Db,
  { key, site, now }: { key: AttemptKey } & Pick<PasswordAttempt, 'site' | 'now'>,
): Promise<Counted> {
  const { account, source } = key;
  const kept = { last_attempt_at: now, site_id: site.id };
  const { before, isLast } = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('login_attempts')
      .values({ account, source, blocked_until: null, ...kept })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .selectFrom('login_attempts')
      .select(['failed_at', 'blocks', 'blocked_until'])
      .where('account', '=', account)
      .where('source', '=', source)
      .forUpdate()
      .executeTakeFirst();
    const failures: LoginFailures = row
      ? { failedAt: row.failed_at, blocks: row.blocks, blockedUntil: row.blocked_until }
      : NO_FAILURES;
    if (lockoutMinutesLeft(failures, now) > 0) return { before: failures, isLast: false };
    const after = withFailure(failures, now, site.settings);
    await tx
      .updateTable('login_attempts')
      .set({
        failed_at: [...after.failedAt],
        blocks: after.blocks,
        blocked_until: after.blockedUntil,
        ...kept,
      })
      .where('account', '=', account)
      .where('source', '=', source)
      .execute();
    return { before: failures, isLast: lockoutMinutesLeft(after, now) > 0 };
  });
  refuseWhileBlocked(before, now);
  return { before, isLast, at: now };
}

/** Undoes the count of one attempt; what others failed meanwhile stays. */
async function takeBack(
  db: Db,
  { account, source }: AttemptKey,
  { before, isLast, at }: Counted,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('login_attempts')
      .select('failed_at')
      .where('account', '=', account)
      .where('source', '=', source)
      .forUpdate()
      .executeTakeFirst();
    // A new password has lifted the blocks meanwhile.
    if (!row) return;
    const failedAt = isLast ? [...before.failedAt, ...row.failed_at] : withoutOne(row.failed_at, at);
    const { blocks, blockedUntil } = before;
    if (failedAt.length === 0 && blocks === 0) return deleteAttempts(tx, { account, source });
    await tx
      .updateTable('login_attempts')
      .set({ failed_at: failedAt, ...(isLast && { blocks, blocked_until: blockedUntil }) })
      .where('account', '=', account)
      .where('source', '=', source)
      .execute();
  });
}

function withoutOne(times: readonly Date[], time: Date): Date[] {
  const index = times.findIndex((one) => one.getTime() === time.getTime());
  return times.filter((_, other) => other !== index);
}

function refuseWhileBlocked(failures: LoginFailures, now: Date): void {
  const minutes = lockoutMinutesLeft(failures, now);
  if (minutes === 0 || !failures.blockedUntil) return;
  const retryAfter = secondsLeft(failures.blockedUntil, now);
  throw new Failure('too_many_attempts', { params: { minutes }, retryAfter });
}

async function deleteAttempts(db: Pick<Db, 'deleteFrom'>, { account, source }: AttemptKey): Promise<void> {
  await db.deleteFrom('login_attempts').where('account', '=', account).where('source', '=', source).execute();
}
