export { Badge, isBadgeShown, type BadgeProps } from './Badge';
