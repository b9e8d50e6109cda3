export { LikeButton } from './LikeButton';
export { MatchNotices } from './MatchNotices';
export { MatchPhotos } from './MatchPhotos';
export { useSeenLike } from './use-seen-like';
export { useWriteHref } from './use-write-href';
