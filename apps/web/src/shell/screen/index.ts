export { Main } from './Main';
export { RefusedPostContext, useEndOfRefusal, useRefusedPost } from './refused-post';
export { Screen, type ScreenProps } from './Screen';
export { ScreenHead } from './ScreenHead';
