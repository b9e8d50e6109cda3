export { SwipeGameRoute } from './SwipeGameRoute';
