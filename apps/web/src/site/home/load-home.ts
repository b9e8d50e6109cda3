import type { CreditPackage } from '@vela/contract/entities/credit-package';
import type { Settings } from '@vela/contract/entities/settings';
import { mayLookAround, visitorSearchOf } from '@vela/domain/search';
import { loadApi } from '../../kit/page/load-api';
import { queryOf } from '../../kit/page/query';
import type { RouteInput } from '../../kit/page/route-input';

export interface HomeData {
  /** The packages in the visitor's currency; empty when they could not be loaded. */
  packages: readonly CreditPackage[];
  /** Whether this visitor may look around among the members. */
  looksAround: boolean;
}

export async function loadHome(input: RouteInput): Promise<HomeData> {
  const answer = await loadApi<{ packages: CreditPackage[] }>(input, '/api/packages.php');
  // The server loads it, which has all of them.
  const settings = input.page.settings as Settings;
  const search = visitorSearchOf(settings, queryOf(input.page.href));
  return { packages: answer?.packages ?? [], looksAround: mayLookAround({ member: false, search }) };
}
