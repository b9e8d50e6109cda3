import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { useAddressQuery } from '../../kit/page/use-routing';
import { ForgotPassword } from './ForgotPassword';

export function ForgotPasswordRoute() {
  return <ForgotPassword isSent={useAddressQuery(parseLinkSearch).done !== undefined} />;
}
