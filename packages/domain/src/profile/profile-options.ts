/** Each closed question of a profile with its answers, in the order they are offered. Source: product.md §3. */
export const PROFILE_OPTIONS = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  relationship_status: ['single', 'unmarried', 'living together', 'married', 'divorced', 'widowed'],
  hair_color: [
    'blond',
    'dark blond',
    'brown',
    'dark brown',
    'brunette',
    'black',
    'red',
    'gray',
    'white',
    'bald',
    'other',
  ],
  body_type: ['slim', 'normal', 'fat'],
  eye_color: ['blue', 'green', 'hazel', 'brown', 'other'],
} as const;

export type ProfileQuestion = keyof typeof PROFILE_OPTIONS;

/** One answer to a closed question. */
export type ProfileOption<Question extends ProfileQuestion> = (typeof PROFILE_OPTIONS)[Question][number];

/** Whether a value is one of the answers to a question. Source: product.md §3, Profile. */
export function isProfileOption<Question extends ProfileQuestion>(
  question: Question,
  value: unknown,
): value is ProfileOption<Question> {
  return (PROFILE_OPTIONS[question] as readonly unknown[]).includes(value);
}
