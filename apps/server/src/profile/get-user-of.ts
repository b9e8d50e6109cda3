import type { User } from '@vela/contract/entities/user';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import type { AppContext } from '../core/context';
import type { Db } from '../db/database';
import type { Database } from '../db/schema';
import { presentOwnPhotos } from '../photos/own-photos';
import type { Site } from '../core/site';
import { storedWishes } from './stored-wishes';
import { presentUser, type UserRow } from './present-user';

type Context = Pick<AppContext, 'db' | 'sign'>;

interface Asked {
  memberId: string;
  site: Site;
  now: Date;
}

/** A member as that member sees it, fresh from the database. */
export async function getUserOf(context: Context, asked: Asked): Promise<User> {
  const user = await findUserOf(context, asked);
  if (!user) throw new Error('The member is gone');
  return user;
}

export async function findUserOf(context: Context, { memberId, site, now }: Asked): Promise<User | null> {
  const row = await findUserRow(context.db, memberId);
  if (!row) return null;
  const photos = await presentOwnPhotos(context, { memberId, premium: row.paid_user, now });
  return presentUser(row, { photos, site, now });
}

async function findUserRow(db: Db, memberId: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.id', 'members.email', 'members.name', 'members.status', 'members.language'])
    .select(['members.paid_user', 'members.invisible', 'members.notifications_disabled'])
    .select(['members.consents', 'members.signup_date', 'members.welcome_used'])
    .select(['members.shown_to_visitors', 'members.read_receipts'])
    .select(['members.may_write', 'members.hidden_words'])
    .select(['profiles.status as profile_status', 'profiles.fictional', 'profiles.gender', 'profiles.about'])
    .select(['profiles.date_of_birth', 'profiles.country', 'profiles.region', 'profiles.city'])
    .select([
      'profiles.interests',
      'profiles.intimate_interests',
      'profiles.notes',
      'profiles.about_language',
      'profiles.signup_reason',
      'profiles.signup_reason_language',
      'profiles.languages',
      'profiles.looking_for',
      'profiles.relationship_status',
    ])
    .select(['profiles.hair_color', 'profiles.body_type', 'profiles.eye_color', 'profiles.tattoos'])
    .select(['profiles.gender_identity', 'profiles.photo_border'])
    .select(storedWishes.as('wishes'))
    .select((expression) =>
      expression
        .selectFrom('credit_ledger')
        .select('credit_ledger.balance_after')
        .whereRef('credit_ledger.member_id', '=', 'members.id')
        .orderBy('credit_ledger.seq', 'desc')
        .limit(1)
        .as('credits'),
    )
    .select(
      sql<number>`(select count(*)::integer from hidden_contacts where member_id = members.id)`.as(
        'hidden_contacts',
      ),
    )
    .select((expression) => [
      written(expression, sql<number>`count(*)::integer`).as('written_conversations'),
      written(expression, sql<number>`sum(num_sent)::integer`).as('written_messages'),
    ])
    .where('members.id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts over the conversations that the member wrote in. */
function written(expression: ExpressionBuilder<Database, 'members'>, count: RawBuilder<number>) {
  return expression
    .selectFrom('conversation_members')
    .select(count.as('count'))
    .whereRef('conversation_members.member_id', '=', 'members.id')
    .where('conversation_members.num_sent', '>', 0);
}
