import { pathAfterLogin } from '@vela/domain/pages';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';
import { Login } from './Login';

/** The log-in as its address, or the form that was posted there, says. */
export function LoginRoute() {
  const next = useAddressQuery(nextOf);
  const { form } = usePage();
  return <Login next={pathAfterLogin(form?.values['next'] ?? next)} wasSentHere={next !== undefined} />;
}

/** The page that the visitor wanted, as written in the address: it may be on another site. */
function nextOf({ next }: Query): string | undefined {
  return next;
}
