import { createFileRoute } from '@tanstack/react-router';
import { SignupMatchesRoute } from '../app/signup-matches';
import { loadSignupMatches } from '../app/signup-matches/load-signup-matches';

export const Route = createFileRoute('/signup-matches')({
  staticData: {
    page: 'signup-matches',
    messages: ['signup-matches', 'photos', 'profile-text', 'errors', 'gifts'],
    settings: ['search_fields'],
  },
  loader: ({ context, location }) => loadSignupMatches(context, location.href),
  component: SignupMatchesRoute,
});
