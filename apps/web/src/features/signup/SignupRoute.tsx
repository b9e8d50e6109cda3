import { getRouteApi } from '@tanstack/react-router';
import { Signup } from './Signup';

const route = getRouteApi('/signup');

/** The sign-up as its address says. */
export function SignupRoute() {
  const { step = 'account', edit, ...arrival } = route.useSearch();
  const { country, regions } = route.useLoaderData();
  return <Signup step={step} isEdit={edit === 1} arrival={arrival} country={country} regions={regions} />;
}
