import type { Interest, IntimateInterest } from '@vela/atlas/interests';
import type { Country, Language, Locale } from '@vela/domain/locale';
import type { Gender, LookingFor, ProfileNote, ProfileNoteName, ProfileOption } from '@vela/domain/profile';
import type { Portrait } from '../portraits/portrait';

/** A photo that is drawn when somebody first asks for it. */
export interface InventedPhoto {
  id: string;
  private: boolean;
  portrait: Portrait;
}

/** Someone who doesn't exist, alike on every installation. */
export interface InventedMember {
  id: string;
  email: string;
  name: string;
  language: Locale;
  paidUser: boolean;
  signedUpDaysAgo: number;
  /** The minutes before the seed ran. */
  lastSeenMinutesAgo: number;
  gender: Gender;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  country: Country;
  region: string;
  city: string;
  about: string;
  /** None where left out. */
  notes?: readonly ProfileNote<ProfileNoteName>[];
  signupReason: string;
  /** Left out by those who didn't say. */
  lookingFor?: readonly LookingFor[];
  relationshipStatus: ProfileOption<'relationship_status'>;
  hairColor: ProfileOption<'hair_color'>;
  bodyType: ProfileOption<'body_type'>;
  eyeColor: ProfileOption<'eye_color'>;
  tattoos: boolean;
  interests: readonly Interest[];
  /** Who has any has given the consent to special categories. */
  intimateInterests?: readonly IntimateInterest[];
  /** Those that the member speaks; left out by those who didn't say. */
  languages?: readonly Language[];
  /** Self-described; only where the site asks for it. */
  genderIdentity?: string;
  photos: readonly InventedPhoto[];
}
