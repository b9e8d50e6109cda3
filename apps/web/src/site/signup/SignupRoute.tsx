import { useLoaded, useAddressQuery } from '../../kit/page/use-routing';
import type { loadSignup } from './load-signup';
import { Signup } from './Signup';
import { parseSignupSearch } from './signup-search';

/** The sign-up as its address says. */
export function SignupRoute() {
  const { step, isEdit, arrival } = useAddressQuery(parseSignupSearch);
  const { memberId, ...data } = useLoaded<typeof loadSignup>();
  return (
    <Signup
      {...{ step, isEdit }}
      {...data}
      arrival={memberId === null ? arrival : { ...arrival, signup_member_id: memberId }}
    />
  );
}
