import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Client } from '../core/handler';
import type { SessionMember } from '../core/session-member';
import type { Site } from '../core/site';
import { countHash } from './count-hash';
import { tryPassword } from './login-attempts';

export interface OwnPassword {
  session: SessionMember;
  site: Site;
  client: Pick<Client, 'address'>;
  password: string;
  now: Date;
}

/**
 * Whether a logged-in member's password is right: its hash if so, else null. A stolen session can't be used to guess it:
 * wrong ones are counted, too, by session, so that the thief's count isn't the owner's. Throws Failure
 * `too_many_requests` while blocked, and `busy`. Who goes on to change something holds the member and compares the hash again: a new
 * password may have overtaken this one.
 */
export async function tryOwnPassword(
  context: Pick<AppContext, 'db' | 'fingerprint' | 'limits' | 'log' | 'random'>,
  { session, site, client, password, now }: OwnPassword,
): Promise<string | null> {
  await countHash(context, { site, session, address: client.address });
  const row = await context.db
    .selectFrom('members')
    .select('password_hash')
    .where('id', '=', session.memberId)
    .executeTakeFirst();
  const passwordHash = row?.password_hash ?? null;
  try {
    const isRight = await tryPassword(context, {
      account: context.fingerprint(`member ${session.memberId}`),
      source: context.fingerprint(`session ${session.id}`),
      password,
      passwordHash,
      isShared: false,
      of: { memberId: session.memberId, address: null },
      site,
      now,
    });
    return isRight ? passwordHash : null;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'too_many_attempts') throw error;
    const { retryAfter } = error.details;
    throw new Failure('too_many_requests', { ...(retryAfter !== undefined && { retryAfter }), cause: error });
  }
}
