import { DAY, MINUTE } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import { isFirstIn } from '../security/is-first-in';
import { notifyOwner, type AccountOwner } from '../security/notify-owner';
import type { Site } from '../core/site';

export interface CeilingAttempt {
  /** What the account's attempts are counted under. */
  account: string;
  /** It is null when there is no such account, which is counted and rejected alike. */
  owner: AccountOwner | null;
  site: Site;
  now: Date;
}

/**
 * Counts an attempt of a browser that the account doesn't know against what all of those may fail together: who guesses from
 * a thousand addresses is never blocked at any one of them. Only wrong passwords count in the end, and none that a block
 * kept from being tried. Throws Failure `too_many_attempts {minutes}` above it; the owner is mailed once a day.
 */
export async function countedByAccount(
  context: AppContext,
  { account, owner, site, now }: CeilingAttempt,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const counted = { site, key: account };
  await consume(context, { account, owner, site, now });
  let isWrong = false;
  try {
    const isRight = await attempt();
    isWrong = !isRight;
    return isRight;
  } finally {
    if (!isWrong) await context.limits.giveBack('account_login', counted);
  }
}

async function consume(context: AppContext, { account, owner, site, now }: CeilingAttempt): Promise<void> {
  try {
    await context.limits.consume('account_login', { site, key: account });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'too_many_requests') throw error;
    await context.db.transaction().execute(async (tx) => {
      const isFirst = await isFirstIn(tx, { key: `login ceiling ${account}`, forMs: DAY, now });
      if (isFirst && owner) await notifyOwner(context, tx, { owner, mail: { kind: 'login_ceiling' } });
    });
    const { retryAfter = 1 } = error.details;
    const minutes = Math.ceil((retryAfter * 1000) / MINUTE);
    throw new Failure('too_many_attempts', { params: { minutes }, retryAfter, cause: error });
  }
}
