import { createFileRoute } from '@tanstack/react-router';
import { SignupRoute } from '../site/signup';
import { loadSignup } from '../site/signup/load-signup';
import { parseSignupSearch } from '../site/signup/signup-search';
import { queryOf } from '../kit/page/query';

export const Route = createFileRoute('/signup')({
  staticData: {
    page: 'signup',
    messages: ['signup', 'photos', 'errors', 'options', 'towns'],
    settings: ['countries', 'region_data', 'logged_out_search', 'logged_out_search_trafficsource'],
  },
  loader: ({ context, location }) => loadSignup(context, parseSignupSearch(queryOf(location.href))),
  component: SignupRoute,
});
