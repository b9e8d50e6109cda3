import { MOST_LISTED_REPORTS, reportState } from '@vela/domain/safety';
import { sql } from 'kysely';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { visibleTo } from '../members/visible-to';

/**
 * What the member has reported. It names a member that may still be seen, or that stands in the list of the member's own blocks:
 * a report must not reveal who hides, or has blocked.
 */
export const listReports: Handler<'listReports'> = async (call) => {
  const { context, session } = call;
  const viewer = viewerOf(call);
  const isBlocked = sql<boolean>`(profiles.pool = ${viewer.pool} and exists (
    select from blocks where blocks.blocker_id = ${session.memberId} and blocks.blocked_id = members.id
      and not blocks.restored
  ))`;
  const named = context.db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select('members.name')
    .whereRef('members.id', '=', sql.ref('reports.reported_id'))
    .where(sql<boolean>`(${isBlocked} or ${visibleTo(viewer)})`);
  const rows = await context.db
    .selectFrom('reports')
    .select(['reference', 'created_at', 'subject_kind', 'reason', 'outcome', 'decided_at'])
    .select(named.as('name'))
    .where('reporter_id', '=', session.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED_REPORTS)
    .execute();
  const reports = rows.map((row) => ({
    reference: row.reference,
    created_at: row.created_at.toISOString(),
    subject: row.subject_kind,
    reason: row.reason,
    name: row.name,
    state: reportState(row.outcome),
    decided_at: row.decided_at && row.decided_at.toISOString(),
  }));
  return { result: { reports } };
};
