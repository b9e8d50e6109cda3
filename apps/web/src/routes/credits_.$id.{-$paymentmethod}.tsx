import { createFileRoute } from '@tanstack/react-router';
import { CreditsRoute } from '../app/credits';
import { loadCredits } from '../app/credits/load-credits';

export const Route = createFileRoute('/credits_/$id/{-$paymentmethod}')({
  staticData: {
    page: 'credits-id-paymentmethod',
    messages: ['credits', 'options', 'errors'],
    settings: ['countries', 'photo_credits', 'gift_credits'],
  },
  loader: ({ context, params, location: { href } }) => loadCredits(context, { params, href }),
  component: CreditsRoute,
});
