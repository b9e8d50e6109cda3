export { timeBonusAt } from './time-bonus';
export type { TimeBonus } from './time-bonus';
