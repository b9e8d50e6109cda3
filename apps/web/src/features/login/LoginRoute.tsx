import { getRouteApi } from '@tanstack/react-router';
import { safePath } from '@vela/domain/pages';
import { usePage } from '../../shell/page';
import { Login } from './Login';

const route = getRouteApi('/login');

const MEMBERS_HOME = '/members';

/** The log-in as its address, or the form that was posted there, says. */
export function LoginRoute() {
  const { next } = route.useSearch();
  const { form } = usePage();
  return <Login next={safePath(form?.values['next'] ?? next ?? '') ?? MEMBERS_HOME} />;
}
