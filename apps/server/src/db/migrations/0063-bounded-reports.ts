import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const boundedReportsMigration: Migration = {
  up: async (db) => {
    // To name who is reported, the whole evidence had to be read.
    await sql`alter table reports add column reported_id text`.execute(db);
    await sql`update reports set reported_id = evidence -> 'profile' ->> 'id'`.execute(db);
    // A block that came back with the address of an erased account: who made it doesn't learn of the new one.
    await sql`alter table blocks add column restored boolean not null default false`.execute(db);
    await sql`
      update blocks set restored = true from members
      where members.id = blocks.blocked_id and blocks.blocked_at < members.signup_date
    `.execute(db);
  },
};
