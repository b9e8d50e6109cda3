import { createFileRoute } from '@tanstack/react-router';
import { PremiumRoute } from '../app/credits';
import { loadCredits } from '../app/credits/load-credits';

export const Route = createFileRoute('/premium')({
  staticData: {
    page: 'premium',
    messages: ['credits', 'options', 'errors', 'welcome'],
    settings: ['countries', 'photo_credits', 'gift_credits', 'premium_match_claim'],
  },
  loader: ({ context, location }) => loadCredits(context, location),
  component: PremiumRoute,
});
