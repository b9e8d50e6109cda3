export { appBadge, badgeText, creditsBadge, titleWithBadge, totalNews } from './badges';
export type { CreditsBadge, News } from './badges';
