import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery, useLoaded } from '../../kit/page/use-routing';
import { CompleteSignup } from './CompleteSignup';
import type { loadCompleteSignup } from './load-complete-signup';

export function CompleteSignupRoute() {
  const { done } = useAddressQuery(parseLinkSearch);
  const { waiting } = useLoaded<typeof loadCompleteSignup>();
  return <CompleteSignup done={done === 'resend' || done === 'email' ? done : null} waiting={waiting} />;
}
