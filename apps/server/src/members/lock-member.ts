import type { Locale } from '@vela/domain/locale';
import type { Tx } from '../db/database';
import { Failure } from '../core/failure';
import type { MemberStatus } from '@vela/domain/members';

export interface LockedMember {
  id: string;
  siteId: string;
  email: string;
  emailCanonical: string;
  name: string;
  passwordHash: string;
  status: MemberStatus;
  language: Locale;
  /** When it is erased, of an account that is pending deletion. */
  eraseAt: Date | null;
}

/** A member whose row nobody else changes until the transaction ends; null for one that is gone. */
export async function lockMemberIfThere(tx: Tx, memberId: string): Promise<LockedMember | null> {
  const row = await tx
    .selectFrom('members')
    .select(['id', 'site_id', 'email', 'email_canonical', 'name', 'password_hash', 'status', 'language'])
    .select('erase_at')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { site_id: siteId, email_canonical: emailCanonical, password_hash: passwordHash, ...rest } = row;
  const { erase_at: eraseAt, ...member } = rest;
  return { ...member, siteId, emailCanonical, passwordHash, eraseAt };
}

/**
 * A member whose row nobody else changes until the transaction ends. Of several members, lock in the order of ids. Throws
 * Failure `authentication_required` for one that was erased since the request began.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<LockedMember> {
  const member = await lockMemberIfThere(tx, memberId);
  if (!member) throw new Failure('authentication_required');
  return member;
}
