import type { Profile } from '@vela/contract/entities/profile';
import type { Country } from '@vela/domain/locale';
import { ageAt, parseIsoDate } from '@vela/domain/signup';

export interface ProfileRow {
  id: string;
  name: string;
  paid_user: boolean;
  invisible: boolean;
  profile_status: 'active' | 'disabled';
  fictional: boolean;
  gender: 'male' | 'female';
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  country: Country;
  region: string | null;
  city: string | null;
  about: string | null;
  interests: string[];
}

/** A member's own profile. The date of birth goes out as an age, to its owner as to anyone. */
export function presentOwnProfile(
  row: ProfileRow,
  { timeZone, now }: { timeZone: string; now: Date },
): Profile {
  return {
    id: row.id,
    name: row.name,
    age: ageOf(row.date_of_birth, { timeZone, now }),
    gender: row.gender,
    country: row.country,
    ...(row.region !== null && { region: row.region }),
    ...(row.city !== null && { city: row.city }),
    status: row.profile_status,
    fictional: row.fictional,
    premium: row.paid_user,
    // Whoever sees its own profile is here.
    online: row.invisible ? 'hidden' : 'now',
    main_image: null,
    photos: [],
    ...(row.about !== null && { about: row.about }),
    interests: row.interests,
  };
}

function ageOf(isoDate: string, zone: { timeZone: string; now: Date }): number {
  const birth = parseIsoDate(isoDate);
  if (!birth) throw new Error('A stored date of birth is no date');
  return ageAt(birth, zone);
}
