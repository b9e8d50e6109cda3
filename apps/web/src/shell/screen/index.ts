export { Main } from './Main';
export { RefusedPostContext, useEndFailedPost, useRefusedPost } from './refused-post';
export { Screen, type ScreenProps } from './Screen';
export { ScreenHead } from './ScreenHead';
