export { GENDERS, isGender } from './gender';
export type { Gender } from './gender';
