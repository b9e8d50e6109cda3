import { parseLinkSearch } from '../../shell/links/link-search';
import { useQuery } from '../../shell/routing';
import { ForgotPassword } from './ForgotPassword';

export function ForgotPasswordRoute() {
  return <ForgotPassword isSent={useQuery(parseLinkSearch).done !== undefined} />;
}
