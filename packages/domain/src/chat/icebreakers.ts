/** The interests that there is an opening line for. */
const ICEBREAKER_INTERESTS = [
  'animals',
  'art',
  'baking',
  'beach',
  'biking',
  'board_games',
  'camping',
  'coffee',
  'concerts',
  'cooking',
  'dancing',
  'gardening',
  'hiking',
  'movies',
  'museums',
  'music',
  'nature',
  'photography',
  'podcasts',
  'reading',
  'running',
  'sports',
  'travelling',
  'wine',
] as const;

/** Lines that suit anyone. */
const GENERAL_ICEBREAKERS = ['good_day', 'weekend', 'small_joy', 'perfect_evening'] as const;

export type IcebreakerId =
  | (typeof ICEBREAKER_INTERESTS)[number]
  | 'same_city'
  | (typeof GENERAL_ICEBREAKERS)[number];

interface Person {
  interests: readonly string[];
  country: string;
  city?: string | undefined;
}

/** How many lines are suggested at first; the others are shown to those who ask for more. */
export const SUGGESTED_ICEBREAKERS = 4;

/** At most this many of them are about interests, so that there is always one that suits anyone. */
const OF_INTERESTS = 3;

/**
 * Opening lines, those that are suggested first: what the two have in common, up to three interests in the order of the other's
 * profile and the city they both live in, then lines that suit anyone. Behind them stand all others that fit. Source: product.md §2.
 */
export function chooseIcebreakers(me: Person, other: Person): IcebreakerId[] {
  const common = other.interests.filter(
    (interest): interest is (typeof ICEBREAKER_INTERESTS)[number] =>
      (ICEBREAKER_INTERESTS as readonly string[]).includes(interest) && me.interests.includes(interest),
  );
  const ofInterests = [...new Set(common)];
  const lines: IcebreakerId[] = ofInterests.slice(0, OF_INTERESTS);
  if (livesInSameCity(me, other)) lines.push('same_city');
  const suggested = [...lines, ...GENERAL_ICEBREAKERS].slice(0, SUGGESTED_ICEBREAKERS);
  return [...new Set([...suggested, ...ofInterests, ...lines, ...GENERAL_ICEBREAKERS])];
}

function livesInSameCity(me: Person, other: Person): boolean {
  const [mine, theirs] = [me, other].map(({ city }) => city?.trim().toLowerCase());
  return mine !== undefined && mine !== '' && mine === theirs && me.country === other.country;
}
