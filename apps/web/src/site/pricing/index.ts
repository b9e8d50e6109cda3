export { PricingRoute } from './Pricing';
