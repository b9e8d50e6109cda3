import type { Profile } from '@vela/contract/entities/profile';
import type { Selectable } from 'kysely';
import type { ProfilesTable } from '../db/schema';

type Facts = Pick<
  Profile,
  | 'city'
  | 'about'
  | 'interests'
  | 'reason'
  | 'relationship_status'
  | 'hair_color'
  | 'body_type'
  | 'eye_color'
  | 'tattoos'
>;

type FactRow = Pick<Selectable<ProfilesTable>, Exclude<keyof Facts, 'reason'> | 'signup_reason'>;

/** What members see of themselves, whatever the site shows to others. */
export const OWN_FACTS = [
  'city',
  'about',
  'interests',
  'reason',
  'relationship_status',
  'hair_color',
  'body_type',
  'eye_color',
  'tattoos',
] as const satisfies readonly (keyof Facts)[];

/** What a member may leave empty, and a site may leave out by its `visible_profile_fields`. */
export function shownFacts(row: FactRow, visible: readonly string[]): Facts {
  const given = {
    city: row.city,
    about: row.about,
    reason: row.signup_reason,
    relationship_status: row.relationship_status,
    hair_color: row.hair_color,
    body_type: row.body_type,
    eye_color: row.eye_color,
    tattoos: row.tattoos,
  };
  const shown = Object.entries(given).filter(([field, value]) => value !== null && visible.includes(field));
  return {
    interests: visible.includes('interests') ? row.interests : [],
    // The contract checks the stored options on their way out.
    ...(Object.fromEntries(shown) as Omit<Facts, 'interests'>),
  };
}
