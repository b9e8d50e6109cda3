import { useLoaded, useAddressQuery } from '../../kit/page/use-routing';
import type { loadSignup } from './load-signup';
import { Signup } from './Signup';
import { parseSignupSearch } from './signup-search';

/** The sign-up as its address says. */
export function SignupRoute() {
  return <Signup {...useAddressQuery(parseSignupSearch)} {...useLoaded<typeof loadSignup>()} />;
}
