import { packagesQueryOptions } from '@vela/api-client/queries/packages';
import { paymentMethodsQueryOptions } from '@vela/api-client/queries/payment-methods';
import { isPackageId, type PackageId } from '@vela/domain/credits';
import { isPaymentMethodKey, type PaymentMethodKey } from '@vela/domain/payments';
import type { MemberData } from '../../shell/members';

/** What an address has chosen already. */
export interface LoadedChoice {
  packageId: PackageId | null;
  method: PaymentMethodKey | null;
}

/** Fetches what can be bought and how it is paid; what an address names and there isn't is left open. */
export async function loadCredits(
  { data }: { data?: MemberData | undefined },
  { id, paymentmethod }: { id?: string | undefined; paymentmethod?: string | undefined } = {},
): Promise<LoadedChoice> {
  if (data) {
    const { api, queryClient } = data;
    await Promise.all([
      queryClient.prefetchQuery(packagesQueryOptions(api, null)),
      queryClient.prefetchQuery(paymentMethodsQueryOptions(api, null)),
    ]);
  }
  return {
    packageId: isPackageId(id) ? id : null,
    method: isPaymentMethodKey(paymentmethod) ? paymentmethod : null,
  };
}
