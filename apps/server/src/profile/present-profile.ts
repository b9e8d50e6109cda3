import type { Image } from '@vela/contract/entities/image';
import type { Profile } from '@vela/contract/entities/profile';
import { ownAge, type ProfileStatus } from '@vela/domain/members';
import { presenceAt } from '@vela/domain/presence';
import { calendarDateIn } from '@vela/domain/time';
import type { Selectable } from 'kysely';
import type { MembersTable, ProfilesTable } from '../db/member-tables';
import { ALL_SHOWN, factsOf } from './shown-facts';

export interface ProfileRow
  extends
    Pick<Selectable<MembersTable>, 'id' | 'name' | 'paid_user' | 'invisible'>,
    Pick<
      Selectable<ProfilesTable>,
      | 'fictional'
      | 'gender'
      | 'date_of_birth'
      | 'country'
      | 'region'
      | 'city'
      | 'about'
      | 'about_language'
      | 'signup_reason'
      | 'signup_reason_language'
      | 'languages'
      | 'looking_for'
      | 'relationship_status'
      | 'hair_color'
      | 'body_type'
      | 'eye_color'
      | 'tattoos'
      | 'gender_identity'
      | 'interests'
      | 'notes'
      | 'intimate_interests'
      | 'photo_border'
    > {
  profile_status: ProfileStatus;
}

/** A member's own profile. The date of birth goes out as an age, to its owner as to anyone. */
export function presentOwnProfile(
  row: ProfileRow,
  { photos, timeZone, now }: { photos: Image[]; timeZone: string; now: Date },
): Profile {
  return {
    id: row.id,
    name: row.name,
    age: ownAge(row.date_of_birth, calendarDateIn(timeZone, now)),
    gender: row.gender,
    country: row.country,
    ...(row.region !== null && { region: row.region }),
    ...factsOf(row, ALL_SHOWN),
    status: row.profile_status,
    fictional: row.fictional,
    premium: row.paid_user,
    photo_border: row.photo_border,
    // A viewer of its own profile is here.
    online: presenceAt({ lastSeen: now, invisible: row.invisible, fictional: false }, { now, timeZone }),
    main_image: photos.find(({ main }) => main) ?? null,
    photos,
  };
}
