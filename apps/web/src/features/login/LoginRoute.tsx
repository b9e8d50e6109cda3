import { safePath } from '@vela/domain/pages';
import { usePage } from '../../shell/page';
import { useQuery } from '../../shell/routing';
import { Login } from './Login';
import { parseLoginSearch } from './login-search';

const MEMBERS_HOME = '/members';

/** The log-in as its address, or the form that was posted there, says. */
export function LoginRoute() {
  const { next } = useQuery(parseLoginSearch);
  const { form } = usePage();
  return <Login next={safePath(form?.values['next'] ?? next ?? '') ?? MEMBERS_HOME} />;
}
