import { createFileRoute } from '@tanstack/react-router';
import { PricingRoute } from '../site/pricing';
import { loadPricing } from '../site/pricing/load-pricing';

export const Route = createFileRoute('/pricing')({
  staticData: {
    page: 'pricing',
    messages: ['pricing', 'content-notes', 'options'],
    settings: ['countries', 'minimum_message_costs', 'photo_credits', 'gift_credits'],
  },
  loader: ({ context }) => loadPricing(context),
  component: PricingRoute,
});
