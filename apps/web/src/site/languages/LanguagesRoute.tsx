import { homePath, safePath } from '@vela/domain/pages';
import { usePage } from '../../kit/page/page-context';
import { useAddressQuery } from '../../kit/page/use-routing';
import type { Query } from '../../kit/page/query';
import { LanguagesPage } from './LanguagesPage';

export function LanguagesRoute() {
  const { user } = usePage();
  const next = useAddressQuery(nextOf);
  return <LanguagesPage next={next ?? homePath({ isMember: user !== null })} />;
}

/** The page that led here, to go back to in another language. */
function nextOf({ next }: Query): string | null {
  return safePath(next);
}
