import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import { AccountDeleted, type AccountDeletedProps } from './AccountDeleted';

export function AccountDeletedRoute() {
  const { token, done } = useAddressQuery(parseLinkSearch);
  const { form } = usePage();
  return (
    <AccountDeleted
      token={token ?? form?.values['token'] ?? ''}
      done={form?.done === true ? doneOf(done ?? '') : null}
      errorCode={form?.error?.error.code ?? null}
    />
  );
}

/** A deletion's is the time from which the account is erased, in milliseconds. */
function doneOf(done: string): AccountDeletedProps['done'] {
  if (done === 'reactivated') return { what: 'reactivated' };
  return { what: 'deleted', until: /^\d{13}$/.test(done) ? new Date(Number(done)) : null };
}
