import { parseLinkSearch } from '../../shell/links';
import { useAddressQuery } from '../../shell/routing';
import { ActivateDone } from './ActivateDone';

export function ActivateDoneRoute() {
  const { token = '', done } = useAddressQuery(parseLinkSearch);
  return <ActivateDone token={token} isDone={done !== undefined} />;
}
