import { canonicalEmail } from '@vela/domain/signup';
import type { Tx } from '../db/database';
import { isUniqueViolation } from '../db/is-unique-violation';
import { Failure } from '../core/failure';
import { clearBounce } from '../members/clear-bounce';

/** Makes an address, as typed and confirmed, the one that a member logs in with. Throws where another account has it. */
export async function setEmail(
  tx: Tx,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<void> {
  const canonical = canonicalEmail(email);
  if (canonical === null) throw new Failure('link_invalid');
  await tx
    .updateTable('members')
    .set({ email, email_canonical: canonical })
    .where('id', '=', memberId)
    .execute();
  await clearBounce(tx, { memberId, now });
}

/** Runs a transaction around {@link setEmail}, and throws Failure `email_taken` where another account has the address. */
export async function throwOnSecondOwner<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Failure('email_taken', { cause: error });
    throw error;
  }
}
