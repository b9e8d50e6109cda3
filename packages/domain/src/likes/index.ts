export { LIKES_RELOAD_MS, likesBackByItself } from './auto-like';
export { isMatch, likeGiven, likeSeen, likeStateOf, likeTaken, NO_LIKES } from './like-pair';
export type { LikePair, LikeState } from './like-pair';
export { LIKE_EVENT_PAUSE_MS, eventsOfLike } from './like-events';
export type { LikeEventName, LikeEvents } from './like-events';
export { isLikeType, LIKE_TYPES } from './like-types';
export type { LikeType } from './like-types';
export { canUndoSwipe, swipeAllowance } from './swipe-allowance';
export type { SwipeAllowance, SwipeRule } from './swipe-allowance';
