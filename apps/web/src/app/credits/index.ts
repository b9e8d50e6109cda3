export { CreditsRoute } from './CreditsRoute';
export { PremiumRoute } from './PremiumRoute';
