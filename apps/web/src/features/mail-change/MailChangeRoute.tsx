import { parseLinkSearch } from '../../shell/links';
import { usePage } from '../../shell/page';
import { useAddressQuery } from '../../shell/routing';
import { MailChange } from './MailChange';

export function MailChangeRoute() {
  const { token, done } = useAddressQuery(parseLinkSearch);
  const { form } = usePage();
  const isRefused = form?.error?.error.code === 'link_invalid';
  return (
    <MailChange
      token={token ?? form?.values['token'] ?? ''}
      isDone={done !== undefined}
      isOpened={form?.done === true && form.action !== undefined}
      isRefused={isRefused}
    />
  );
}
