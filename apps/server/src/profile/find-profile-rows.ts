import type { Invisible } from '@vela/domain/members';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import { prepare } from '../db/prepare';
import type { MembersTable, ProfilesTable } from '../db/member-tables';
import type { PhotoRow } from '../photos/present-images';
import { isShownMain } from '../photos/shown-main';
import type { Viewer } from '../core/viewer';
import { intimateInterestsFor } from '../members/intimate-interests-for';
import { visibleTo } from '../members/visible-to';

type OfMember = Pick<Selectable<MembersTable>, 'id' | 'name' | 'paid_user' | 'invisible'>;

const PROFILE_COLUMNS = [
  'gender',
  'date_of_birth',
  'age_counts_from',
  'country',
  'region',
  'city',
  'about',
  'about_language',
  'notes',
  'interests',
  'fictional',
  'signup_reason',
  'signup_reason_language',
  'languages',
  'looking_for',
  'relationship_status',
  'hair_color',
  'body_type',
  'eye_color',
  'tattoos',
  'gender_identity',
  'photo_border',
  'last_seen_at',
] as const satisfies readonly (keyof ProfilesTable)[];

type OfProfile = Pick<Selectable<ProfilesTable>, (typeof PROFILE_COLUMNS)[number] | 'intimate_interests'>;

/**
 * A member that the viewer may see, with likes and blocks between the two; all of those are false or null for
 * a visitor.
 */
export interface SeenRow extends OfMember, OfProfile {
  main_photo: Pick<PhotoRow, 'id' | 'width' | 'height'> | null;
  like: boolean;
  liked_by: boolean;
  conversation_id: string | null;
  wrote_to: boolean;
  photo_access: boolean;
}

export interface AskedProfiles {
  viewer: Viewer;
  ids: readonly string[];
  /** What becomes of members in invisible mode; unless said otherwise they are for those who know them. */
  invisible?: Invisible;
}

interface Values {
  viewerId: string | null;
  pool: string;
  ids: readonly string[];
}

type Ask = (db: Db | Tx, values: Values) => Promise<SeenRow[]>;

/** One text for however many: a text of its own for each number would have to be planned by each connection. */
function asking(by: 'member' | 'visitor', invisible: Invisible): Ask {
  return prepare<Values, SeenRow>((db, { viewerId, pool, ids }) =>
    db
      .selectFrom('members')
      .innerJoin('profiles', 'profiles.member_id', 'members.id')
      .select(['members.id', 'members.name', 'members.paid_user', 'members.invisible'])
      .select(PROFILE_COLUMNS.map((column) => `profiles.${column}` as const))
      .select(intimateInterestsFor(viewerId).as('intimate_interests'))
      .select(mainPhoto.as('main_photo'))
      .select(between(viewerId))
      .where('members.id', '=', sql<string>`any(${ids})`)
      .where(visibleTo({ memberId: by === 'member' ? viewerId : null, pool }, { invisible }))
      .compile(),
  );
}

const asks = {
  member: {
    hidden: asking('member', 'hidden'),
    known: asking('member', 'known'),
    shown: asking('member', 'shown'),
  },
  visitor: {
    hidden: asking('visitor', 'hidden'),
    known: asking('visitor', 'known'),
    shown: asking('visitor', 'shown'),
  },
} as const satisfies Record<'member' | 'visitor', Record<Invisible, Ask>>;

/** Those of `ids` that the viewer may see. */
export async function findProfileRows(
  db: Db | Tx,
  { viewer, ids, invisible = 'known' }: AskedProfiles,
): Promise<SeenRow[]> {
  if (ids.length === 0) return [];
  const ask = asks[viewer.memberId === null ? 'visitor' : 'member'][invisible];
  return ask(db, { viewerId: viewer.memberId, pool: viewer.pool, ids });
}

/** The one that everyone may see. */
const mainPhoto = sql<SeenRow['main_photo']>`(
  select json_build_object('id', photos.id, 'width', photos.width, 'height', photos.height) from photos
  where photos.member_id = members.id and ${isShownMain}
)`;

function between(viewerId: RawBuilder<string | null>) {
  return [
    sql<boolean>`exists (
      select from likes where likes.member_id = ${viewerId} and likes.liked_id = members.id
    )`.as('like'),
    sql<boolean>`exists (
      select from likes where likes.member_id = members.id and likes.liked_id = ${viewerId}
    )`.as('liked_by'),
    sql<string | null>`(
      select seen.conversation_id from conversation_members seen
      where seen.member_id = ${viewerId} and seen.other_id = members.id and seen.last_message_id is not null
    )`.as('conversation_id'),
    sql<boolean>`exists (
      select from conversation_members own
      where own.member_id = ${viewerId} and own.other_id = members.id and own.num_sent > 0
    )`.as('wrote_to'),
    sql<boolean>`exists (
      select from photo_access where photo_access.owner_id = ${viewerId} and photo_access.viewer_id = members.id
    )`.as('photo_access'),
  ] as const;
}
