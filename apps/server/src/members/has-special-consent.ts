import type { Db, Tx } from '../db/database';

/** Whether a member has given the consent of GDPR Article 9. */
export async function hasSpecialConsent(db: Db | Tx, memberId: string): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('consents')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.consents.special_categories ?? false;
}
