import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const languagesMigration: Migration = {
  up: async (db) => {
    // What was written before stays without a language until it is written again.
    await sql`alter table messages add column language text`.execute(db);
    await sql`
      alter table profiles
        add column about_language text,
        add column signup_reason_language text,
        add column languages text[]
    `.execute(db);
    // The languages that members speak are shown wherever a site shows their interests.
    await sql`
      update sites set settings = jsonb_set(
        settings, '{visible_profile_fields}', (settings -> 'visible_profile_fields') || '["languages"]'
      )
      where settings -> 'visible_profile_fields' ? 'interests' and not settings -> 'visible_profile_fields' ? 'languages'
    `.execute(db);
  },
};
