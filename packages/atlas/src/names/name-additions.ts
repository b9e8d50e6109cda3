/**
 * Words that stand behind a name that is taken, the same in every language: of sky and music. None of them is a place, a name, an age or a
 * gender.
 */
export const NAME_ADDITIONS: readonly string[] = [
  'nova',
  'opal',
  'piano',
  'echo',
  'indigo',
  'tempo',
  'cirrus',
  'tango',
  'lotus',
  'cello',
  'kobalt',
  'sonata',
  'nimbus',
  'mosaik',
  'safran',
  'banjo',
];
