export { GENDERS, isGender } from './gender';
export type { Gender } from './gender';
export { livingAfter } from './living';
export type { Living, LivingChange } from './living';
export { PROFILE_LIMITS } from './profile-limits';
export { isProfileOption, PROFILE_OPTIONS, PROFILE_QUESTIONS } from './profile-options';
export type { ProfileOption, ProfileQuestion } from './profile-options';
export { answersTakenBack, asksGenderIdentity, needsConsent } from './special-categories';
