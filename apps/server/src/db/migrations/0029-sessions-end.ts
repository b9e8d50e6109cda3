import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sessionsEndMigration: Migration = {
  up: async (db) => {
    // From now on a session has an end, whatever its use: those that began before it was so have it, too.
    await sql`
      update sessions set expires_at = least(expires_at, sessions.created_at + case
        when members.operator_role is null then interval '90 days' else interval '12 hours' end)
      from members where members.id = sessions.member_id
    `.execute(db);
  },
};
