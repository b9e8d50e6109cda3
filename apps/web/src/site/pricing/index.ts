export { PricingRoute } from './PricingRoute';
