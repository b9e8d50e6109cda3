import { getRouteApi } from '@tanstack/react-router';
import { usePage } from '../../shell/page';
import { MailChange } from './MailChange';

const route = getRouteApi('/mail-change/do');

export function MailChangeRoute() {
  const { token, done } = route.useSearch();
  const { form } = usePage();
  const isRefused = form?.error?.error.code === 'link_invalid';
  return (
    <MailChange
      token={token ?? form?.values['token'] ?? ''}
      isDone={done !== undefined}
      isRefused={isRefused}
    />
  );
}
