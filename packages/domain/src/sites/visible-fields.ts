/** What of a profile every site shows. Source: decisions.md, Setting values (`visible_profile_fields`). */
const ALWAYS_SHOWN_FIELDS = ['name', 'gender', 'age', 'country'] as const;

/**
 * All that a site shows of a profile, in the settings that its clients load: what every site shows, then what this one chose. Source:
 * product.md §3; decisions.md, Setting values (`visible_profile_fields`).
 */
export function shownFields(visible: readonly string[]): string[] {
  return [...ALWAYS_SHOWN_FIELDS, ...visible];
}

/** What of a profile a site may show or leave out. Source: decisions.md, Setting values (`visible_profile_fields`). */
export const VISIBLE_FIELDS = [
  'region',
  'city',
  'reason',
  'looking_for',
  'relationship_status',
  'hair_color',
  'body_type',
  'eye_color',
  'tattoos',
  'gender_identity',
  'interests',
  'intimate_interests',
  'languages',
  'about',
  'photos',
] as const;
