import { createFileRoute } from '@tanstack/react-router';
import { SignupRoute } from '../site/signup';
import { loadSignup } from '../site/signup/load-signup';
import { SIGNUP_NEEDS } from '../site/signup/signup-needs';
import { parseSignupSearch } from '../site/signup/signup-search';
import { queryOf } from '../kit/page/query';

export const Route = createFileRoute('/signup')({
  staticData: {
    page: 'signup',
    ...SIGNUP_NEEDS,
  },
  loader: ({ context, location }) => loadSignup(context, parseSignupSearch(queryOf(location.href))),
  component: SignupRoute,
});
