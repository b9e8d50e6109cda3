import type { Locale } from '@vela/domain/locale';
import { awaitsConfirmation, type MemberStatus } from '@vela/domain/members';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import type { OwnerMail } from '../mails/mail-job';

export interface AccountOwner {
  siteId: string;
  email: string;
  language: Locale;
  status: MemberStatus;
}

/** Mails the owner of an account what was done with it. An address that was never confirmed may be a stranger's: nothing is sent there. */
export async function notifyOwner(
  { jobs, random }: Pick<AppContext, 'jobs' | 'random'>,
  db: Db | Tx,
  { owner, mail }: { owner: AccountOwner; mail: OwnerMail },
): Promise<void> {
  const { siteId, email: to, language: locale, status } = owner;
  if (awaitsConfirmation(status)) return;
  await jobs.add(db, 'mail.send', { id: random.id(), siteId, to, locale, ...mail });
}
