import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The niches where being a member tells something that the law protects; a site without a niche of its own is of none of them. */
const REVEALING = sql`coalesce(sites.settings -> 'niche', '1') in ('2', '3', '7')`;

const VISITOR_SEARCHES = ['logged_out_search', 'logged_out_search_trafficsource'] as const;

export const shownToVisitorsMigration: Migration = {
  up: async (db) => {
    // No server starts beside a site whose settings can't be used: what showed such members to anyone shows them no more.
    for (const name of VISITOR_SEARCHES) {
      await sql`
        update sites set settings = jsonb_set(settings, ${sql.lit(`{${name}}`)}, '"none"')
        where settings ? ${sql.lit(name)} and ${REVEALING}
      `.execute(db);
    }
    // Who was shown to visitors so far still is; who joins from now on is asked. As a default it is no row's own yet, so that
    // nobody waits for a table that is written whole.
    await sql`alter table members add column shown_to_visitors boolean not null default true`.execute(db);
    await sql`alter table members alter column shown_to_visitors set default false`.execute(db);
    await sql`
      update members set shown_to_visitors = false from sites
      where sites.id = members.site_id and (${REVEALING} or members.operator_role is not null)
    `.execute(db);
    // As `listed` for the searches of visitors, who see fewer, with indexes of its own: each search would read past all others.
    // A server that starts fills it in.
    await sql`alter table profiles add column listed_for_visitors boolean not null default false`.execute(db);
    await sql`
      create index profiles_visitors on profiles (pool, gender, last_seen_at desc, member_id desc)
        include (age_counts_from, date_of_birth, fictional, sort_key) where listed_for_visitors
    `.execute(db);
    await sql`
      create index profiles_visitors_country on profiles (pool, country, gender, last_seen_at desc, member_id desc)
        include (age_counts_from, date_of_birth, fictional, sort_key) where listed_for_visitors
    `.execute(db);
    await sql`
      create index profiles_visitors_sorted on profiles (pool, gender, sort_key, member_id)
        include (last_seen_at, age_counts_from, date_of_birth, fictional, country, region) where listed_for_visitors
    `.execute(db);
  },
};
