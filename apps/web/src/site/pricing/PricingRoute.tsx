import { useLoaded } from '../../kit/page/use-routing';
import type { loadPricing } from './load-pricing';
import { Pricing } from './Pricing';

export function PricingRoute() {
  return <Pricing {...useLoaded<typeof loadPricing>()} />;
}
