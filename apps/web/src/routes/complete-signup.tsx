import { createFileRoute } from '@tanstack/react-router';
import { CompleteSignupRoute } from '../site/complete-signup';
import { loadCompleteSignup } from '../site/complete-signup/load-complete-signup';

export const Route = createFileRoute('/complete-signup')({
  staticData: {
    page: 'complete-signup',
    messages: ['complete-signup', 'photos', 'account', 'errors'],
  },
  loader: ({ context }) => loadCompleteSignup(context),
  component: CompleteSignupRoute,
});
