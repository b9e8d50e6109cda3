import type { Profile } from '@vela/contract/entities/profile';
import { shownFacts, type OptionalFact } from '@vela/domain/members';
import type { Selectable } from 'kysely';
import type { ProfilesTable } from '../db/member-tables';

type Facts = Pick<Profile, OptionalFact | 'interests'>;

type FactRow = Pick<Selectable<ProfilesTable>, Exclude<keyof Facts, 'reason'> | 'signup_reason'>;

/** What of a row's facts is shown, by the fields that are visible. */
export function factsOf(row: FactRow, visible: readonly string[]): Facts {
  // The contract checks the stored options on their way out.
  return shownFacts({ ...row, reason: row.signup_reason }, visible) as Facts;
}
