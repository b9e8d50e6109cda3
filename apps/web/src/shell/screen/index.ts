export { RefusedPostContext, useEndOfRefusal, useRefusedPost } from './refused-post';
export { Screen, type ScreenProps } from './Screen';
