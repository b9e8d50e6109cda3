/** What a profile can name as its interests, by key (product.md §3), and our own to round it off. */
export const INTERESTS = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'baking',
  'bbq',
  'beach',
  'beer',
  'biking',
  'board_games',
  'camping',
  'cars',
  'coffee',
  'concerts',
  'cooking',
  'crafts',
  'dancing',
  'fashion',
  'festivals',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'history',
  'kissing',
  'languages',
  'meditation',
  'movies',
  'museums',
  'music',
  'nature',
  'parties',
  'photography',
  'podcasts',
  'politics',
  'reading',
  'relationship',
  'running',
  'science',
  'shopping',
  'sports',
  'sushi',
  'swimming',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'videogames',
  'volunteering',
  'wine',
  'yoga',
] as const;

export type Interest = (typeof INTERESTS)[number];

/**
 * What a profile can name beside them on a site that offers it: with the consent of GDPR Article 9, and for members who gave the
 * same. Source: decisions.md, Profile.
 */
export const INTIMATE_INTERESTS = [
  'candlelight',
  'cuddling',
  'fantasies',
  'flirting',
  'lingerie',
  'massage',
  'role_play',
  'skinny_dipping',
  'slow_mornings',
  'tantra',
] as const;

export type IntimateInterest = (typeof INTIMATE_INTERESTS)[number];

export type AnyInterest = Interest | IntimateInterest;

/** Whether a value is the key of an interest. */
export function isInterest(value: unknown): value is Interest {
  return (INTERESTS as readonly unknown[]).includes(value);
}

/** Whether a value is the key of an intimate interest. */
export function isIntimateInterest(value: unknown): value is IntimateInterest {
  return (INTIMATE_INTERESTS as readonly unknown[]).includes(value);
}

/** Whether a value is the key of an interest, an intimate one or not. */
export function isAnyInterest(value: unknown): value is AnyInterest {
  return isInterest(value) || isIntimateInterest(value);
}
