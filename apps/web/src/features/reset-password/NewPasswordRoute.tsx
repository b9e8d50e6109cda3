import { getRouteApi } from '@tanstack/react-router';
import { usePage } from '../../shell/page';
import { NewPassword } from './NewPassword';

const route = getRouteApi('/reset-password_/do');

/** The token comes with the address, or with the form that was posted without script. */
export function NewPasswordRoute() {
  const { token, done } = route.useSearch();
  const { form } = usePage();
  return <NewPassword token={token ?? form?.values['token'] ?? ''} isDone={done !== undefined} />;
}
