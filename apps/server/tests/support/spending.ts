import { spendCredits } from '../../src/credits/spend-credits';
import { transact } from '../../src/db/transact';
import { lockMembers } from '../../src/members/lock-members';
import type { TestApp } from './create-test-app';

let count = 0;

/** Spends credits of a member as a message does. */
export function spend(app: TestApp, memberId: string, amount: number): Promise<{ balance: number }> {
  count += 1;
  const reference = `message${count}`;
  return transact(app.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    return spendCredits(tx, { memberId, amount, kind: 'message', reference, now: app.clock.now() });
  });
}
