export { LikesRoute } from './Likes';
export { MatchRoute } from './Match';
