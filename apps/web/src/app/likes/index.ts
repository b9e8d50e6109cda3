export { LikesRoute } from './LikesRoute';
export { MatchRoute } from './MatchRoute';
