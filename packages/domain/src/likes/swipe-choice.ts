import { DAY } from '../time';

/** What can be done with a member in the swipe game. Source: product.md §4. */
export const SWIPE_CHOICES = ['like', 'pass'] as const;

export type SwipeChoice = (typeof SWIPE_CHOICES)[number];

/** How long a member who was passed doesn't come again, in milliseconds. Source: decisions.md, Discovery. */
export const SWIPE_PAUSE_MS = 30 * DAY;

/** Members that are given to swipe at once. */
export const SWIPE_DECK = 12;
