/** What a visitor sees of a member, where the site lets visitors look around; no more. Source: decisions.md, Access. */
export const TEASER_FIELDS = [
  'id',
  'name',
  'age',
  'country',
  'region',
  'main_image',
  'fictional',
  'premium',
] as const;

/** What a visitor has to log in for. Source: product.md §6. */
export const LOG_IN_TEXTS = {
  chat: 'You need to be logged in to chat',
  photos: 'Login to view more photos of {name}',
  like: 'Login to like {name}’s profile',
  gift: 'You need to be logged in to send a gift to {name}',
} as const satisfies Record<string, string>;

export type MemberAction = keyof typeof LOG_IN_TEXTS;

/** What someone is told, in English, who wants something of a member called `name`; `null` for members, who just do it. Source: product.md §6. */
export function logInText(
  action: MemberAction,
  { member, name }: { member: boolean; name: string },
): string | null {
  return member ? null : LOG_IN_TEXTS[action].replace('{name}', () => name);
}
