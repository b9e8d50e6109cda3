export { timeBonusAt } from './time-bonus';
export type { TimeBonus, TimeBonusInput } from './time-bonus';
