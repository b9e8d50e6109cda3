import { useLoaded, useQuery } from '../../shell/routing';
import type { loadSignup } from './load-signup';
import { Signup } from './Signup';
import { parseSignupSearch } from './signup-search';

/** The sign-up as its address says. */
export function SignupRoute() {
  return <Signup {...useQuery(parseSignupSearch)} {...useLoaded<typeof loadSignup>()} />;
}
