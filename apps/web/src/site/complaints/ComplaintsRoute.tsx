import { isComplaintReference } from '@vela/domain/safety';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';
import { Complaints } from './Complaints';

export function ComplaintsRoute() {
  const { form } = usePage();
  const reference = useAddressQuery(referenceOf);
  // The server has seen to it that it was sent here.
  return <Complaints sent={form?.name === 'complaints' && form.done === true ? reference : null} />;
}

function referenceOf({ done = '' }: Query): string | null {
  return isComplaintReference(done) ? done : null;
}
