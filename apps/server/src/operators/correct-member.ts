import { isGender, type Gender } from '@vela/domain/profile';
import { canonicalEmail, checkDateOfBirth } from '@vela/domain/signup';
import { LOWEST_MIN_AGE } from '@vela/domain/sites';
import { OperatorError } from '../core/operator-error';
import type { Db } from '../db/database';

/** What support puts right after a proof: the two that a member can change for a day alone. */
export type Correction = { gender: Gender } | { date_of_birth: string };

/** Reads the words of a command. Throws OperatorError. */
export function readCorrection(field: string | undefined, value: string | undefined, now: Date): Correction {
  if (field === 'gender' && isGender(value)) return { gender: value };
  if (field !== 'date_of_birth' || value === undefined)
    throw new OperatorError(
      'Say gender with female or male, or date_of_birth with a day such as 1990-02-17.',
    );
  const problem = checkDateOfBirth(value, { minAge: LOWEST_MIN_AGE, timeZone: 'UTC', now });
  if (problem) throw new OperatorError(`${value} is no date of birth of an adult.`);
  return { date_of_birth: value };
}

/** Corrects a member's profile. Returns whether the site has a member with this address. */
export async function correctMember(
  db: Db,
  { siteId, email, correction }: { siteId: string; email: string; correction: Correction },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profiles')
    .set(correction)
    .where('member_id', 'in', (eb) =>
      eb
        .selectFrom('members')
        .select('id')
        .where('site_id', '=', siteId)
        .where('email_canonical', '=', canonicalEmail(email) ?? email),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
