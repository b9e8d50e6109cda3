import { sql, type Selectable } from 'kysely';
import type { Db } from '../db/database';
import type { MembersTable, ProfilesTable } from '../db/schema';
import type { Viewer } from './viewer';
import { visibleTo, type Invisible } from './visible-to';

/** A member whom the viewer may see, with what is between the two. */
export interface SeenRow
  extends
    Pick<Selectable<MembersTable>, 'id' | 'name' | 'paid_user' | 'invisible'>,
    Pick<
      Selectable<ProfilesTable>,
      | 'gender'
      | 'date_of_birth'
      | 'country'
      | 'region'
      | 'city'
      | 'about'
      | 'interests'
      | 'fictional'
      | 'last_seen_at'
    > {
  like: boolean;
  liked_by: boolean;
  conversation_id: string | null;
}

/** Those of `ids` whom the viewer, a member, may see. */
export async function findProfileRows(
  db: Db,
  { viewer, ids, invisible }: { viewer: Viewer; ids: readonly string[]; invisible?: Invisible },
): Promise<SeenRow[]> {
  if (ids.length === 0) return [];
  const viewerId = viewer.memberId;
  return db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.id', 'members.name', 'members.paid_user', 'members.invisible'])
    .select(['profiles.gender', 'profiles.date_of_birth', 'profiles.country', 'profiles.region'])
    .select(['profiles.city', 'profiles.about', 'profiles.interests', 'profiles.fictional'])
    .select('profiles.last_seen_at')
    .select([
      sql<boolean>`exists (
        select from likes where likes.member_id = ${viewerId} and likes.liked_id = members.id
      )`.as('like'),
      sql<boolean>`exists (
        select from likes where likes.member_id = members.id and likes.liked_id = ${viewerId}
      )`.as('liked_by'),
      sql<string | null>`(
        select conversations.id from conversations
        join conversation_members seen on seen.conversation_id = conversations.id and seen.member_id = ${viewerId}
        where conversations.a_id = least(members.id, ${viewerId})
          and conversations.b_id = greatest(members.id, ${viewerId})
          and seen.last_message_id is not null
      )`.as('conversation_id'),
    ])
    .where('members.id', 'in', ids)
    .where(visibleTo(viewer, { ...(invisible && { invisible }) }))
    .execute();
}
