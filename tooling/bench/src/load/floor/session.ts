import { tokenOf } from '../populate.ts';
import { hashOf, type Statement } from './direct-client.ts';

/** Who is asking: the first thing that every request has to find out. */
export function sessionStatement({ memberId, siteId }: { memberId: string; siteId: string }): Statement {
  return {
    name: 'session',
    text: `select s.id, s.member_id, s.expires_at, s.last_seen_at, m.status, m.paid_user, m.operator_role, m.language
      from sessions s join members m on m.id = s.member_id
      where s.token_hash = $1 and s.site_id = $2 and s.expires_at > $3`,
    values: [hashOf(tokenOf(memberId)), siteId, new Date()],
  };
}

/** What a card or an entry of a list shows of a member `m` with profile `p`, and what is between it and `$1`. */
export const CARD_COLUMNS = `m.id, m.name, m.paid_user, m.invisible, p.gender, p.date_of_birth::text, p.country, p.region,
  p.city, p.about, p.interests, p.fictional, p.signup_reason, p.relationship_status, p.hair_color, p.body_type,
  p.eye_color, p.tattoos, p.last_seen_at, photo.id as photo_id, photo.width, photo.height,
  mine.liked_at is not null as "like", theirs.liked_at is not null as liked_by, talk.conversation_id,
  given.owner_id is not null as photo_access`;

export const CARD_JOINS = `
  left join photos photo on photo.member_id = m.id and photo.main and photo.status = 'active'
    and (photo.ready or photo.portrait is not null)
  left join likes mine on mine.member_id = $1 and mine.liked_id = m.id
  left join likes theirs on theirs.member_id = m.id and theirs.liked_id = $1
  left join conversation_members talk on talk.member_id = $1 and talk.other_id = m.id and talk.last_message_id is not null
  left join photo_access given on given.owner_id = $1 and given.viewer_id = m.id`;

/** No block in either direction between `$1` and the member of a column. */
export const notBlocked = (column: string): string => `
  not exists (select from blocks b where b.blocker_id = ${column} and b.blocked_id = $1)
  and not exists (select from blocks b where b.blocker_id = $1 and b.blocked_id = ${column})`;
