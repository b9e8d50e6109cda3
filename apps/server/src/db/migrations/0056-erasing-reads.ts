import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const erasingReadsMigration: Migration = {
  up: async (db) => {
    // What names an account that is erased: without them each erasure reads these tables from end to end. Most rows name nobody.
    await sql`
      create index signups_signup_member on signups (signup_member_id) where signup_member_id is not null
    `.execute(db);
    await sql`create index reports_reporter on reports (reporter_id) where reporter_id is not null`.execute(
      db,
    );
    await sql`create index complaints_member on complaints (member_id) where member_id is not null`.execute(
      db,
    );
  },
};
