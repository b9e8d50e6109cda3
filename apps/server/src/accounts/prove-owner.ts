import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Client } from '../core/handler';
import type { SessionMember } from '../core/session-member';
import type { Site } from '../core/site';
import type { AccountOwner } from '../security/notify-owner';
import { countedByAccount } from './account-ceiling';
import { countHash } from './count-hash';
import { isKnownDevice } from './devices';
import { accountKey, networkSource, tryPassword } from './login-attempts';
import { countedByNetwork } from './network-ceiling';
import { recordFailedLogIn } from './record-log-in';

interface Browser {
  session: SessionMember | null;
  client: Client;
}

interface Proving extends Browser {
  site: Site;
  /** The password as typed; a browser that the account knows needs none. */
  password: string | undefined;
  now: Date;
}

export interface Owner {
  memberId: string;
  emailCanonical: string;
  passwordHash: string;
  /** The one who is mailed when too many passwords were wrong; `null` for an address that nobody has confirmed. */
  mailed: AccountOwner | null;
}

/** What showed that a mailed link is followed by the owner of the account, not only of the mailbox. */
export type OwnerProof = { by: 'browser' } | { by: 'password'; passwordHash: string };

/** Whether a browser is a member's own: logged in, or it was before. */
export async function isOwnBrowser(
  context: Pick<AppContext, 'db'>,
  { session, client, memberId }: Browser & { memberId: string },
): Promise<boolean> {
  return session?.memberId === memberId || isKnownDevice(context, { memberId, client });
}

/**
 * Gives the proof that the one who follows a mailed link owns the account: its own browser, or its password. A wrong
 * password counts like one when logging in, against the same limits. Throws Failure `password_required`, `password_wrong`, `too_many_attempts`,
 * `too_many_requests` or `busy`.
 */
export async function proveOwner(
  context: AppContext,
  { site, session, client, password, now }: Proving,
  { memberId, emailCanonical, passwordHash, mailed }: Owner,
): Promise<OwnerProof> {
  if (await isOwnBrowser(context, { session, client, memberId })) return { by: 'browser' };
  if (password === undefined) throw new Failure('password_required');
  await countHash(context, { site, session, address: client.address });
  const account = accountKey(context, { siteId: site.id, email: emailCanonical });
  const source = networkSource(context, client);
  const event = { siteId: site.id, memberId, address: client.address, now };
  const attempt = () =>
    tryPassword(context, {
      account,
      source,
      password,
      passwordHash,
      isShared: true,
      of: event,
      site,
      now,
    });
  const isRight = await countedByNetwork(context, { site, client }, () =>
    countedByAccount(context, { account, owner: mailed, site, now }, attempt),
  );
  if (!isRight) await recordFailedLogIn(context, { ...event, account, network: source });
  if (!isRight) throw new Failure('password_wrong');
  return { by: 'password', passwordHash };
}

/** Throws Failure `password_wrong` where a new password has overtaken the one of the proof. The member is locked. */
export function requireProofOf({ passwordHash }: Pick<Owner, 'passwordHash'>, proof: OwnerProof): void {
  if (proof.by === 'password' && proof.passwordHash !== passwordHash) throw new Failure('password_wrong');
}
