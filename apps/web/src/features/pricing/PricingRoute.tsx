import { useLoaded } from '../../shell/routing';
import type { loadPricing } from './load-pricing';
import { Pricing } from './Pricing';

export function PricingRoute() {
  return <Pricing {...useLoaded<typeof loadPricing>()} />;
}
