export { countdownDigits } from './countdown-digits';
export { timeBonusAt } from './time-bonus';
export type { TimeBonus, TimeBonusInput, WelcomeSettings } from './time-bonus';
