export { TIME_BONUS, timeBonusAt } from './time-bonus';
export type { TimeBonus } from './time-bonus';
