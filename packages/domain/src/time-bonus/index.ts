export { countdownDigits } from './countdown-digits';
export { TIME_BONUS_CODE, timeBonusAt } from './time-bonus';
export type { TimeBonus, TimeBonusInput } from './time-bonus';
