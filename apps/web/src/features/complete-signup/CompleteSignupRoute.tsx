import { parseLinkSearch } from '../../shell/links';
import { useAddressQuery } from '../../shell/routing';
import { CompleteSignup } from './CompleteSignup';

export function CompleteSignupRoute() {
  const { done } = useAddressQuery(parseLinkSearch);
  return <CompleteSignup done={done === 'resend' || done === 'email' ? done : null} />;
}
