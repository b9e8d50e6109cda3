import { createFileRoute } from '@tanstack/react-router';
import { CreditsRoute } from '../app/credits';
import { loadCredits } from '../app/credits/load-credits';

export const Route = createFileRoute('/credits')({
  staticData: {
    page: 'credits',
    messages: ['credits', 'options', 'errors'],
    settings: ['countries', 'photo_credits', 'gift_credits', 'premium_match_claim'],
  },
  loader: ({ context, location }) => loadCredits(context, location),
  component: CreditsRoute,
});
