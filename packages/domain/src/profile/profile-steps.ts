import type { PhotoStatus } from '../photos';
import { shownNotes, type ProfileNote } from './notes';

/** What a member can add to a profile, in the order in which it helps others to get to know the member. Source: decisions.md, Profile. */
export const PROFILE_STEPS = [
  'photo',
  'looking_for',
  'note',
  'about',
  'place',
  'interests',
  'more_photos',
] as const;

export type ProfileStep = (typeof PROFILE_STEPS)[number];

/** How many steps are proposed at once. Source: decisions.md, Profile. */
export const PROFILE_STEPS_SHOWN = 3;

/** So many interests, and photos, are enough to get to know somebody. Source: decisions.md, Profile. */
const ENOUGH = 3;

/** What a profile says, as far as the steps ask for it. */
export interface ProfileContents {
  photos: readonly { private: boolean; status: PhotoStatus }[];
  looking_for?: readonly string[] | undefined;
  notes: readonly ProfileNote[];
  about?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
  interests: readonly string[];
}

/** What a site shows of its members' profiles: the fields, and the names of the notes. */
export interface ShownContents {
  fields: readonly string[];
  notes: readonly string[];
}

/**
 * Returns what a member may add next, three steps at most, those that help most first; none where nothing is missing. Nothing is
 * proposed that the site doesn't show to others. Source: decisions.md, Profile.
 */
export function profileSteps(profile: ProfileContents, { fields, notes }: ShownContents): ProfileStep[] {
  const { about = '', looking_for: lookingFor = [], region, city, interests } = profile;
  const seen = profile.photos.filter(({ private: isPrivate, status }) => !isPrivate && status !== 'rejected');
  const hasPlace = [region, city].some(Boolean);
  const open: Record<ProfileStep, boolean> = {
    photo: seen.length === 0,
    looking_for: fields.includes('looking_for') && lookingFor.length === 0,
    note: notes.length > 0 && shownNotes(profile.notes, notes).length === 0,
    about: fields.includes('about') && about === '',
    place: ['region', 'city'].some((field) => fields.includes(field)) && !hasPlace,
    interests: fields.includes('interests') && interests.length < ENOUGH,
    more_photos: fields.includes('photos') && seen.length > 0 && seen.length < ENOUGH,
  };
  return PROFILE_STEPS.filter((step) => open[step]).slice(0, PROFILE_STEPS_SHOWN);
}
