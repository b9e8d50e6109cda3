import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import { NewPassword } from './NewPassword';

/** The token comes with the address, or with the form that was posted without script. */
export function NewPasswordRoute() {
  const { token, done } = useAddressQuery(parseLinkSearch);
  const { form } = usePage();
  return <NewPassword token={token ?? form?.values['token'] ?? ''} isDone={done !== undefined} />;
}
