import { countedBy } from '@vela/domain/limits';
import { awaitsConfirmation } from '@vela/domain/members';
import { canonicalEmail, nameKey } from '@vela/domain/signup';
import { accountDisclosure } from '@vela/domain/sites';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { hashToken } from '../sessions/sessions';
import type { Site } from '../core/site';
import { countedByAccount } from './account-ceiling';
import { countHash } from './count-hash';
import { completeLogIn, type LogInMember } from './complete-log-in';
import { isKnownDevice } from './devices';
import { accountKey, nameAttemptsKey, networkSource, tryPassword } from './login-attempts';
import { countedByNetwork } from './network-ceiling';
import { recordFailedLogIn } from './record-log-in';

/**
 * Logs in with address or username, and password. A caller without the password learns nothing: an unknown one gets
 * the same answer after the same time, and is blocked the same way; only the owner learns that an account is
 * banned or being deleted.
 */
export const logIn: Handler<'logIn'> = async (call) => {
  const { context, site, body, client, now } = call;
  const email = canonicalEmail(body.email);
  const by = email === null ? ({ name_key: nameKey(body.email) } as const) : { email_canonical: email };
  const member = await findCredentials(context, { site, by });

  const source = await sourceOf(call, member?.id ?? null);
  await countHash(context, {
    site,
    address: client.address,
    // A browser that logged in before has a share of its own, which its neighbours can't use up.
    session: source.kind === 'device' ? { memberId: source.key } : null,
  });
  // Counted apart: names are public, so who guesses at one mustn't block the address, nor learn whose it is from a block.
  const account =
    email === null
      ? nameAttemptsKey(context, { siteId: site.id, name: body.email })
      : accountKey(context, { siteId: site.id, email });
  // A log-in by name blocks nothing that the address doesn't open.
  const mailed = email === null ? null : member;
  const event = { siteId: site.id, memberId: member?.id ?? null, address: client.address, now };
  const attempt = () =>
    tryPassword(context, {
      account,
      source: source.key,
      password: body.password,
      passwordHash: member?.passwordHash ?? null,
      of: event,
      isShared: source.kind === 'address',
      site,
      now,
    });
  const isRight =
    source.kind === 'device'
      ? await attempt()
      : await countedByNetwork(context, { site, client }, () =>
          countedByAccount(context, { account, owner: mailed, site, now }, attempt),
        );
  if (!isRight) await recordFailedLogIn(context, { ...event, account, network: source.key });
  if (!isRight || !member) throw new Failure('login_failed');
  const reactivates = body.reactivate === true;
  return completeLogIn(call, { member, reactivates, errorCode: 'login_failed' });
};

type Credentials = LogInMember & { emailCanonical: string };

/**
 * On a site that doesn't reveal who has an account, an account with an unconfirmed address counts as none:
 * otherwise a visitor who has just signed up with an address could see by logging in whether it was free.
 */
async function findCredentials(
  { db }: Pick<AppContext, 'db'>,
  { site, by }: { site: Site; by: { name_key: string } | { email_canonical: string } },
): Promise<Credentials | null> {
  const row = await db
    .selectFrom('members')
    .select(['id', 'email', 'email_canonical', 'language', 'password_hash', 'status'])
    .where('site_id', '=', site.id)
    .where((eb) => eb.and(by))
    .executeTakeFirst();
  if (!row) return null;
  if (awaitsConfirmation(row.status) && accountDisclosure(site.settings) === 'neutral') return null;
  const { password_hash: passwordHash, email_canonical: emailCanonical, ...member } = row;
  return { ...member, siteId: site.id, emailCanonical, passwordHash };
}

interface Source {
  kind: ReturnType<typeof countedBy>;
  /** A keyed hash. */
  key: string;
}

/** What attempts are counted by: a browser that logged in before on its own, all others by their network address. */
async function sourceOf({ context, client }: Call<'logIn'>, memberId: string | null): Promise<Source> {
  const kind = countedBy({ isKnownDevice: await isKnownDevice(context, { memberId, client }) });
  if (kind === 'address') return { kind, key: networkSource(context, client) };
  const token = hashToken(client.deviceToken ?? '').toString('base64url');
  return { kind, key: context.fingerprint(`device ${token}`) };
}
