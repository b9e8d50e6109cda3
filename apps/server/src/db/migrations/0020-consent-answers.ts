import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const consentAnswersMigration: Migration = {
  up: async (db) => {
    // Distributed by id. Append-only: what was asked in which language and what was said, and when. Of a visitor it says
    // no more than that; a member's answers go with the account.
    await sql`
      create table consent_answers (
        id text primary key,
        site_id text not null references sites,
        member_id text references members on delete cascade,
        tracking boolean not null,
        language text not null,
        answered_at timestamptz not null
      )
    `.execute(db);
    await sql`create index consent_answers_member on consent_answers (member_id, answered_at)`.execute(db);
  },
};
