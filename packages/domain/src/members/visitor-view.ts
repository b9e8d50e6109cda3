/** What a visitor sees of a member, where the site lets visitors look around; no more. Source: decisions.md, Access. */
export const PROFILE_CARD_FIELDS = [
  'id',
  'name',
  'age',
  'country',
  'region',
  'main_image',
  'fictional',
  'premium',
  'photo_border',
] as const;
