import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each index that a search goes along, without its name's beginning, and what it holds beside what it is sorted by. */
const INDEXES = [
  ['search', 'pool, gender', 'date_of_birth'],
  ['search_country', 'pool, country, gender', 'date_of_birth'],
  ['search_region', 'pool, country, region, gender', 'date_of_birth'],
  ['search_around', 'pool, cell, gender', 'date_of_birth, lat, lon'],
] as const;

export const searchCountsMembersMigration: Migration = {
  up: async (db) => {
    // How many members are found leaves out fictional profiles: the index says so, or each row would be looked up to be counted.
    for (const [name, leading, held] of INDEXES) {
      await sql`
        create index ${sql.raw(`profiles_${name}_next`)} on profiles
          (${sql.raw(leading)}, last_seen_at desc, member_id desc)
          include (${sql.raw(held)}, fictional) where listed
      `.execute(db);
    }
    // At the end: a drop closes the table even to who reads, until all is committed.
    for (const [name] of INDEXES) {
      await sql`drop index ${sql.raw(`profiles_${name}`)}`.execute(db);
      await sql`
        alter index ${sql.raw(`profiles_${name}_next`)} rename to ${sql.raw(`profiles_${name}`)}
      `.execute(db);
    }
  },
};
