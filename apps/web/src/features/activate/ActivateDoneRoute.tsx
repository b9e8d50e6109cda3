import { parseLinkSearch } from '../../shell/links/link-search';
import { useQuery } from '../../shell/routing';
import { ActivateDone } from './ActivateDone';

export function ActivateDoneRoute() {
  const { token = '', done } = useQuery(parseLinkSearch);
  return <ActivateDone token={token} isDone={done !== undefined} />;
}
