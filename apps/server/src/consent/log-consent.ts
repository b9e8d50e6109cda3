import type { Locale } from '@vela/domain/locale';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';

export interface ConsentAnswer {
  siteId: string;
  /** The member who made the choice; null for a visitor. */
  memberId: string | null;
  tracking: boolean;
  /** That they were asked in. */
  language: Locale;
  now: Date;
}

/** Writes down what was answered to keeping more than the site needs (GDPR 7(1)). */
export async function logConsent(
  { random }: Pick<AppContext, 'random'>,
  tx: Tx,
  { siteId, memberId, tracking, language, now }: ConsentAnswer,
): Promise<void> {
  await tx
    .insertInto('consent_answers')
    .values({
      id: random.id(),
      site_id: siteId,
      member_id: memberId,
      tracking,
      language,
      answered_at: now,
    })
    .execute();
}
