import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery } from '../../kit/page/use-routing';
import { CompleteSignup } from './CompleteSignup';

export function CompleteSignupRoute() {
  const { done } = useAddressQuery(parseLinkSearch);
  return <CompleteSignup done={done === 'resend' || done === 'email' ? done : null} />;
}
