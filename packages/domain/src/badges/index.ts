export { appBadge, badgeText, creditsBadge, titleWithBadge, totalNews } from './badges';
export type { BadgeTone, CreditsBadge, News } from './badges';
