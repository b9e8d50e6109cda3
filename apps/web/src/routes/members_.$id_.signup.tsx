import { createFileRoute } from '@tanstack/react-router';
import { SignupRoute } from '../site/signup';
import { loadSignup } from '../site/signup/load-signup';
import { SIGNUP_NEEDS } from '../site/signup/signup-needs';
import { parseSignupSearch } from '../site/signup/signup-search';
import { queryOf } from '../kit/page/query';

export const Route = createFileRoute('/members_/$id_/signup')({
  staticData: {
    page: 'members-id-signup',
    ...SIGNUP_NEEDS,
  },
  loader: ({ context, location, params }) =>
    loadSignup(context, { ...parseSignupSearch(queryOf(location.href)), memberId: params.id }),
  component: SignupRoute,
});
