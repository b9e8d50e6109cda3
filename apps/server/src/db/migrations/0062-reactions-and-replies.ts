import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reactionsAndRepliesMigration: Migration = {
  up: async (db) => {
    // The one reaction of who received it. New rows are checked; to look through all old ones would hold up those that write.
    // What a message answers may be gone before it: the id refers to nothing then.
    await sql`
      alter table messages
        add column reaction text,
        add column reply_to text,
        add constraint messages_reaction_check
          check (reaction in ('heart', 'laugh', 'wow', 'sad', 'thumbs_up', 'fire')) not valid
    `.execute(db);
  },
};
