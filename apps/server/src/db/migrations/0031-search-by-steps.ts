import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each index that a search goes along, without its name's beginning, and what it holds beside what it is sorted by. */
const INDEXES = [
  ['search', 'pool, gender', ''],
  ['search_country', 'pool, country, gender', ''],
  ['search_region', 'pool, country, region, gender', ''],
  ['search_around', 'pool, cell, gender', ', lat, lon'],
] as const;

export const searchByStepsMigration: Migration = {
  up: async (db) => {
    // `sort_key`: what sorts members at the same step of presence. By chance, so that it says
    // nothing, and kept, so that pages follow each other. `age_delay`: how many days after the birthday others see the new age;
    // `age_counts_from` is the day that age counts from, whatever writes the date of birth.
    await sql`
      alter table profiles
        add column sort_key integer not null default floor(random() * 2147483648)::integer,
        add column age_delay smallint not null default floor(random() * 31)::smallint
          check (age_delay between 0 and 30)
    `.execute(db);
    await sql`
      alter table profiles
        add column age_counts_from date not null generated always as (date_of_birth + age_delay) stored
    `.execute(db);
    for (const [name, leading, held] of INDEXES) {
      await sql`
        create index ${sql.raw(`profiles_${name}_next`)} on profiles
          (${sql.raw(leading)}, last_seen_at desc, member_id desc)
          include (age_counts_from, date_of_birth, fictional, sort_key${sql.raw(held)}) where listed
      `.execute(db);
    }
    // Large steps are read in the order of the results, until a page is full.
    await sql`
      create index profiles_sorted on profiles (pool, gender, sort_key, member_id)
        include (last_seen_at, age_counts_from, date_of_birth, fictional) where listed
    `.execute(db);
    await sql`
      create index profiles_sorted_country on profiles (pool, country, gender, sort_key, member_id)
        include (last_seen_at, age_counts_from, date_of_birth, fictional, region) where listed
    `.execute(db);
    await sql`
      create index profiles_sorted_around on profiles (pool, cell, gender, sort_key, member_id)
        include (last_seen_at, age_counts_from, date_of_birth, fictional, lat, lon) where listed
    `.execute(db);
    // At the end: a drop closes the table even to who reads, until all is committed.
    for (const [name] of INDEXES) {
      await sql`drop index ${sql.raw(`profiles_${name}`)}`.execute(db);
      await sql`
        alter index ${sql.raw(`profiles_${name}_next`)} rename to ${sql.raw(`profiles_${name}`)}
      `.execute(db);
    }
  },
};
