import type { Profile } from '@vela/contract/entities/profile';
import { shownFacts, visibleFields, type OptionalFact } from '@vela/domain/members';
import { PROFILE_NOTES, shownNotes } from '@vela/domain/profile';
import { VISIBLE_FIELDS } from '@vela/domain/sites';
import type { Selectable } from 'kysely';
import type { Site } from '../core/site';
import type { ProfilesTable } from '../db/member-tables';

type Facts = Pick<Profile, OptionalFact | 'interests' | 'notes' | 'about_language' | 'reason_language'>;

type FactRow = Pick<
  Selectable<ProfilesTable>,
  Exclude<keyof Facts, 'reason' | 'reason_language'> | 'signup_reason' | 'signup_reason_language'
>;

/** What may be shown of a profile. */
export interface Shown {
  fields: readonly string[];
  /** The names of the notes. */
  notes: readonly string[];
}

/** Members see all of themselves, whatever the site shows to others. */
export const ALL_SHOWN: Shown = { fields: VISIBLE_FIELDS, notes: PROFILE_NOTES };

/** What a site shows of its members' profiles. */
export function shownOn({ settings }: Site): Shown {
  return { fields: visibleFields(settings), notes: settings.visible_profile_notes };
}

/** Returns what of a row is shown. */
export function factsOf(row: FactRow, shown: Shown): Facts {
  const facts = shownFacts({ ...row, reason: row.signup_reason }, shown.fields);
  const { about_language: about, signup_reason_language: reason } = row;
  // The contract checks the stored options on their way out.
  return {
    ...facts,
    ...(facts.about !== undefined && about !== null && { about_language: about }),
    ...(facts.reason !== undefined && reason !== null && { reason_language: reason }),
    notes: shownNotes(row.notes, shown.notes),
  } as Facts;
}
