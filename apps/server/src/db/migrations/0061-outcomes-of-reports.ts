import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const outcomesOfReportsMigration: Migration = {
  up: async (db) => {
    // What operators decided, and when; null where they haven't.
    await sql`
      alter table reports
        add column outcome text check (outcome in ('acted', 'no_action')),
        add column decided_at timestamptz,
        add check ((outcome is null) = (decided_at is null))
    `.execute(db);
    // Those that wait, the oldest first.
    await sql`create index reports_open on reports (created_at) where outcome is null`.execute(db);
  },
};
