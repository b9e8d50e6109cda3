import { parseLinkSearch } from '../../kit/forms/links/link-search';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';
import { MailChange } from './MailChange';
import { SameAddress } from './SameAddress';
import { UndoMailChange } from './UndoMailChange';

export function MailChangeRoute() {
  const { token = '', done, undo, again } = useAddressQuery(parseSearch);
  const { form } = usePage();
  const errorCode = form?.error?.error.code ?? null;
  const given = token || (form?.values['token'] ?? '');
  if (again || form?.action === 'again') return <SameAddress token={given} errorCode={errorCode} />;
  if (undo || form?.action === 'undo') return <UndoMailChange token={given} errorCode={errorCode} />;
  return (
    <MailChange
      token={given}
      isDone={done !== undefined}
      isOpened={form?.done === true && form.action !== undefined}
      errorCode={errorCode}
    />
  );
}

/** An address is confirmed, the old one put back, or the same one shown to work: their mails lead to one page. */
function parseSearch(query: Query) {
  return { ...parseLinkSearch(query), undo: query['undo'] === '1', again: query['again'] === '1' };
}
