import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { loadApi } from '../../shell/data';

/** The prices in the visitor's currency. */
export function loadHome(
  context: Parameters<typeof loadApi>[0],
): Promise<{ packages: CreditPackage[] } | null> {
  return loadApi(context, '/api/packages.php');
}
