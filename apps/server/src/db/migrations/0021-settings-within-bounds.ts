import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a site may show or leave out; each shows the name, gender, age and country. */
const FIELDS =
  '["region","city","reason","relationship_status","hair_color","body_type","eye_color","tattoos","interests","about","photos"]';

export const settingsWithinBoundsMigration: Migration = {
  up: async (db) => {
    // What the previous version took and this one refuses, in the nearest form that it takes: no server starts beside a site
    // whose settings can't be used.
    await sql`
      update sites set settings = jsonb_set(settings, '{visible_profile_fields}', (
        select coalesce(jsonb_agg(field order by place), '[]')
        from jsonb_array_elements_text(settings -> 'visible_profile_fields') with ordinality as shown (field, place)
        where ${FIELDS}::jsonb ? field
      ))
      where jsonb_typeof(settings -> 'visible_profile_fields') = 'array'
    `.execute(db);
    await sql`
      update sites set settings = jsonb_set(settings, '{refund_days}', '14')
      where jsonb_typeof(settings -> 'refund_days') = 'number' and (settings -> 'refund_days')::numeric < 14
    `.execute(db);
    await sql`
      update sites set settings = jsonb_set(settings, '{message_length}', '2000')
      where jsonb_typeof(settings -> 'message_length') = 'number' and (settings -> 'message_length')::numeric > 2000
    `.execute(db);
  },
};
