import { createFileRoute } from '@tanstack/react-router';
import { SignupRoute } from '../features/signup';
import { loadSignup } from '../features/signup/load-signup';
import { parseSignupSearch } from '../features/signup/signup-search';

export const Route = createFileRoute('/signup')({
  staticData: {
    page: 'signup',
    messages: ['signup', 'errors', 'options'],
    settings: ['countries', 'region_data'],
  },
  validateSearch: parseSignupSearch,
  loaderDeps: ({ search: { step } }) => (step ? { step } : {}),
  loader: ({ context, deps }) => loadSignup(context, deps),
  component: SignupRoute,
});
