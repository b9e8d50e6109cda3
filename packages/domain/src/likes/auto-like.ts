import { SECOND } from '../time';
import type { LikePair } from './like-pair';

/** How long after the notice of a match the likes are asked for again. Source: product.md §9, Auto-like. */
export const LIKES_RELOAD_MS = 0.5 * SECOND;

/**
 * Whether a profile may like back by itself, given what stands between it and the member as the profile sees it: only one
 * that is marked fictional, whom the member likes, and once. It never speaks for a real person. Source: decisions.md,
 * Honest by construction.
 */
export function likesBackByItself({ fictional, pair }: { fictional: boolean; pair: LikePair }): boolean {
  return fictional && pair.likedBy && !pair.like;
}
