export { GENDERS, isGender } from './gender';
export type { Gender } from './gender';
export { PROFILE_LIMITS } from './profile-limits';
export { isProfileOption, PROFILE_OPTIONS, PROFILE_QUESTIONS } from './profile-options';
export type { ProfileOption, ProfileQuestion } from './profile-options';
