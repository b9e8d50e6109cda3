/** What a profile can name as its interests, by key. Source: product.md §3, and our own to round it off. */
export const INTERESTS = [
  'adventure', 'animals', 'art', 'astrology', 'baking', 'bbq', 'beach', 'beer', 'biking', 'board_games',
  'camping', 'cars', 'coffee', 'concerts', 'cooking', 'crafts', 'dancing', 'fashion', 'festivals', 'foodie',
  'gardening', 'gym', 'hiking', 'history', 'kissing', 'languages', 'meditation', 'movies', 'museums', 'music',
  'nature', 'parties', 'photography', 'podcasts', 'politics', 'reading', 'relationship', 'running', 'science',
  'shopping', 'sports', 'sushi', 'swimming', 'tattoos', 'tea', 'theater', 'travelling', 'vegetarian',
  'videogames', 'volunteering', 'wine', 'yoga',
] as const;

export type Interest = (typeof INTERESTS)[number];

export function isInterest(value: unknown): value is Interest {
  return (INTERESTS as readonly unknown[]).includes(value);
}
