import { parseLinkSearch } from '../../shell/links';
import { useAddressQuery } from '../../shell/routing';
import { ForgotPassword } from './ForgotPassword';

export function ForgotPasswordRoute() {
  return <ForgotPassword isSent={useAddressQuery(parseLinkSearch).done !== undefined} />;
}
