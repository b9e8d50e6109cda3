import { getRouteApi } from '@tanstack/react-router';
import { ActivateDone } from './ActivateDone';

const route = getRouteApi('/activate/done');

export function ActivateDoneRoute() {
  const { token = '', done } = route.useSearch();
  return <ActivateDone token={token} isDone={done !== undefined} />;
}
