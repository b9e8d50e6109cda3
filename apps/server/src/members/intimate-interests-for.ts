import { sql, type RawBuilder } from 'kysely';

/**
 * The intimate interests of a row of `profiles`, for a viewer who has given the consent of GDPR Article 9 itself; null for everyone
 * else. The consent is read by the same statement: who has just withdrawn it sees nothing more.
 */
export function intimateInterestsFor(viewerId: RawBuilder<string | null>): RawBuilder<string[] | null> {
  return sql<string[] | null>`case when exists (
    select from members viewer
    where viewer.id = ${viewerId} and (viewer.consents ->> 'special_categories')::boolean
  ) then profiles.intimate_interests end`;
}
