import { parseLinkSearch } from '../../shell/links/link-search';
import { useQuery } from '../../shell/routing';
import { CompleteSignup } from './CompleteSignup';

export function CompleteSignupRoute() {
  const { done } = useQuery(parseLinkSearch);
  return <CompleteSignup done={done === 'resend' || done === 'email' ? done : null} />;
}
