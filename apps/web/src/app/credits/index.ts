export { CreditsRoute } from './Credits';
export { PremiumRoute } from './Premium';
