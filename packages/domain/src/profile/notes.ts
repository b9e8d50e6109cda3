/** The sentences that a profile may finish, in the order they are offered. Source: decisions.md, Profile. */
export const PROFILE_NOTES = [
  'perfect_sunday',
  'happiest_when',
  'talk_for_hours',
  'small_joy',
  'best_dish',
  'first_date',
  'learning',
  'friends_say',
  'looking_forward',
  'go_back',
  'get_along',
  'always_laugh',
] as const;

export type ProfileNoteName = (typeof PROFILE_NOTES)[number];

/** A sentence that a member has finished: `name` is its beginning, `text` its end in the member's own words. */
export interface ProfileNote<Name extends string = string> {
  name: Name;
  text: string;
}

/** Whether a value is the name of a sentence that a profile may finish. Source: decisions.md, Profile. */
export function isProfileNote(value: unknown): value is ProfileNoteName {
  return (PROFILE_NOTES as readonly unknown[]).includes(value);
}

/**
 * Returns the notes of a profile that a site shows, by its `visible_profile_notes`, in the member's order. Source: product.md §3;
 * decisions.md, Profile.
 */
export function shownNotes<Note extends ProfileNote>(
  notes: readonly Note[],
  offered: readonly string[],
): Note[] {
  return notes.filter(({ name }) => offered.includes(name));
}

/** The offered sentences that a profile hasn't begun yet, in the site's order. Source: decisions.md, Profile. */
export function openNotes<Name extends string>(
  notes: readonly ProfileNote[],
  offered: readonly Name[],
): Name[] {
  return offered.filter((name) => !notes.some((note) => note.name === name));
}

/**
 * The notes with the one at a place, from 0, moved one place up (`-1`) or down (`1`); past either end nothing moves. Source:
 * decisions.md, Profile.
 */
export function movedNotes<Note extends ProfileNote>(
  notes: readonly Note[],
  place: number,
  by: -1 | 1,
): Note[] {
  const [moved, other] = [notes[place], notes[place + by]];
  if (!moved || !other) return [...notes];
  return notes.map((note) => (note === moved ? other : note === other ? moved : note));
}

/** The names of new notes that a site doesn't offer; those that the profile has stay, whatever the site offers now. Source: decisions.md, Profile. */
export function unofferedNotes(
  notes: readonly ProfileNote[],
  { stored, offered }: { stored: readonly ProfileNote[]; offered: readonly string[] },
): string[] {
  return notes
    .map(({ name }) => name)
    .filter((name) => !offered.includes(name) && !stored.some((note) => note.name === name));
}
