import { isLoggedInStatus } from '@vela/domain/members';
import { canonicalEmail } from '@vela/domain/signup';
import * as v from 'valibot';
import { releaseHeldMessages } from '../chat/held/release-held-messages';
import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import { isUniqueViolation } from '../db/is-unique-violation';
import { transact } from '../db/transact';
import { Failure } from '../http/failure';
import type { Handler } from '../http/handler';
import { hashToken } from '../http/session';
import { revokeLinks, takeLink } from '../links/links';
import { activateMember } from '../members/activate-member';
import type { LockedMember } from '../members/lock-member';
import type { Site } from '../sites/sites';

/**
 * Makes the address that the token was mailed to the member's own; it proves the address, so it confirms the account,
 * too. A link that was used is of no use to anyone, but the member who opens it again while logged in is told that all
 * is well.
 */
export const confirmMailChange: Handler<'confirmMailChange'> = async (call) => {
  const { context, site, body, session, now } = call;
  const isDone = session !== null && (await isOwnAddress(context, session.memberId, body.token));
  const delivered = isDone ? null : await changeMail(context, { site, token: body.token, now });
  return { result: { delivered } };
};

const linkData = v.object({ email: v.string() });

/** Whether the token was used, and made the address that is the member's now. */
async function isOwnAddress(
  { db }: Pick<AppContext, 'db'>,
  memberId: string,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('links')
    .innerJoin('members', 'members.id', 'links.member_id')
    .select(['links.data', 'members.email'])
    .where('links.token_hash', '=', hashToken(token))
    .where('links.member_id', '=', memberId)
    .where('links.kind', '=', 'mail_change')
    .where('links.used_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined && v.parse(linkData, row.data).email === row.email;
}

/**
 * Follows the link of a mail change, and gives how many messages were delivered by it; null where it didn't confirm the
 * account. Throws Failure `link_invalid`, also when the address was taken in the meantime.
 */
export async function changeMail(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: { site: Site; token: string; now: Date },
): Promise<number | null> {
  try {
    return await transact(db, async (tx) => {
      const taken = await takeLink(tx, { kind: 'mail_change', token, siteId: site.id, now });
      if (!taken) throw new Failure('link_invalid');
      const { email } = v.parse(linkData, taken.link.data);
      return setEmail(tx, { site, member: taken.member, email, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Failure('link_invalid', { cause: error });
    throw error;
  }
}

async function setEmail(
  tx: Tx,
  { site, member, email, now }: { site: Site; member: LockedMember; email: string; now: Date },
): Promise<number | null> {
  const memberId = member.id;
  const canonical = canonicalEmail(email);
  if (!isLoggedInStatus(member.status) || canonical === null) throw new Failure('link_invalid');
  await tx
    .updateTable('members')
    .set({ email, email_canonical: canonical })
    .where('id', '=', memberId)
    .execute();
  const isOpened = await activateMember(tx, { memberId, site, now });
  // What was mailed to the old address is worth nothing from now on.
  await revokeLinks(tx, { memberId, kinds: ['activation', 'password_reset', 'mail_change'], now });
  return isOpened ? releaseHeldMessages(tx, { memberId, now }) : null;
}
