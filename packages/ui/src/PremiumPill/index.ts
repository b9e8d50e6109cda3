export { PremiumPill } from './PremiumPill';
