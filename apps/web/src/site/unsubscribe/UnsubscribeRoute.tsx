import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import { Unsubscribe } from './Unsubscribe';

export function UnsubscribeRoute() {
  const { token = '' } = useAddressQuery(parseLinkSearch);
  const { form, ofMails } = usePage();
  return (
    <Unsubscribe
      token={token || (form?.values['token'] ?? '')}
      errorCode={form?.error?.error.code ?? null}
      mails={ofMails ?? null}
    />
  );
}
