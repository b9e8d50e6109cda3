import type { Locale } from '@vela/domain/locale';
import { insertMessage } from '../chat/insert-message';
import { openConversation } from '../chat/open-conversation';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';
import { poolOf } from '../core/viewer';
import type { Db, Tx } from '../db/database';
import { lockMembers } from '../members/lock-members';
import { visibleTo } from '../members/visible-to';

/** The id of nobody. */
const NOBODY_YET = '';

interface SignupMessage {
  /** The new member. */
  memberId: string;
  /** The one that the new member signed up to meet. */
  otherId: string;
  text: string;
  /** The language of the account. */
  writer: Locale;
  site: Site;
  now: Date;
}

/**
 * Writes what somebody wrote to a member while signing up. It is free, as the first messages of a member are, and held until
 * the address is confirmed. Throws Failure `invalid_input` for a member who is no longer there, so that no message is lost
 * without a word.
 */
export async function holdSignupMessage(
  context: Pick<AppContext, 'random' | 'textLanguages'>,
  tx: Tx,
  { memberId, otherId, text, writer, site, now }: SignupMessage,
): Promise<void> {
  const ids = [memberId, otherId] as const;
  await lockMembers(tx, ids);
  await requireAddressee(tx, { site, id: otherId });
  const language = await context.textLanguages.languageOf(text, { writer });
  await insertMessage(tx, {
    id: context.random.id(),
    conversationId: await openConversation(context, tx, { memberIds: ids, now }),
    senderId: memberId,
    otherId,
    clientId: context.random.id(),
    outgoing: { type: 'text', text, language },
    replyTo: null,
    cost: 0,
    held: true,
    now,
  });
}

/** Throws Failure `invalid_input` unless this one may be seen by a member that nobody knows yet, and takes messages of everyone. */
export async function requireAddressee(db: Db | Tx, { site, id }: { site: Site; id: string }): Promise<void> {
  const row = await db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select('members.may_write')
    .where('members.id', '=', id)
    .where(visibleTo({ memberId: NOBODY_YET, pool: poolOf(site) }))
    .executeTakeFirst();
  if (!row) throw rejected('unknown_member');
  // Nobody is liked yet who signs up, and a photo comes with the account.
  if (row.may_write !== 'everyone') throw rejected('writing_closed');
}

function rejected(code: 'unknown_member' | 'writing_closed'): Failure {
  return new Failure('invalid_input', { fields: [{ path: 'signup_message', code }] });
}
