import { SECOND } from '../time';
import type { LikePair } from './like-pair';

/** How long after the notice of a match the likes are asked for again. Source: product.md §9, Auto-like. */
export const LIKES_RELOAD_MS = 0.5 * SECOND;

/**
 * Whether a profile may return a like automatically, given the pair as the profile sees it: only a profile
 * that is marked fictional and that the member likes, and only once. It never answers for a real person.
 * Source: decisions.md, Honest by construction.
 */
export function likesBackByItself({ fictional, pair }: { fictional: boolean; pair: LikePair }): boolean {
  return fictional && pair.likedBy && !pair.like;
}
