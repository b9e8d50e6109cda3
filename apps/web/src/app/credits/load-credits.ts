import { packagesQueryOptions } from '@vela/api-client/queries/packages';
import { repeatOrderQueryOptions } from '@vela/api-client/queries/orders';
import { paymentMethodsQueryOptions } from '@vela/api-client/queries/payment-methods';
import { offersRepeatOrder } from '@vela/domain/navigation';
import { DISCOUNT_CODE_MAX, normalizeDiscountCode } from '@vela/domain/discounts';
import { isPackageId, type PackageId } from '@vela/domain/credits';
import { isPaymentMethodKey, type PaymentMethodKey } from '@vela/domain/payments';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';
import type { PageData } from '../../kit/page/page-data';
import { queryOf } from '../../kit/page/query';

/** What an address has chosen already. */
export interface LoadedChoice {
  packageId: PackageId | null;
  method: PaymentMethodKey | null;
}

/** The same, and the discount code that the address brings. */
export interface LoadedAddress extends LoadedChoice {
  code?: string;
}

interface LoadedCredits extends PrepareInput {
  page: Pick<PageData, 'user'>;
}

interface Address {
  /** What its path names. */
  params?: { id?: string | undefined; paymentmethod?: string | undefined };
  /** Path and query; the query has what was chosen on the page since. */
  href: string;
}

/** Fetches what can be bought and how it is paid; what an address names and there isn't is left open. */
export async function loadCredits(
  input: LoadedCredits,
  { params = {}, href }: Address,
): Promise<LoadedAddress> {
  const { data, page } = input;
  if (data) {
    const { api } = data;
    await Promise.all([
      prepareQuery(input, packagesQueryOptions(api, null)),
      prepareQuery(input, paymentMethodsQueryOptions(api, null)),
      offersRepeatOrder({ paidUser: page.user?.paid_user === true }) &&
        prepareQuery(input, repeatOrderQueryOptions(api)),
    ]);
  }
  const chosen = queryOf(href);
  return {
    packageId: [chosen.package, params.id].find(isPackageId) ?? null,
    method: [chosen.paymentmethod, params.paymentmethod].find(isPaymentMethodKey) ?? null,
    ...(chosen.code && { code: normalizeDiscountCode(chosen.code.slice(0, DISCOUNT_CODE_MAX)) }),
  };
}

/** The address that stores a choice over a reload, with its other parameters. */
export function choiceHref(here: string, { packageId, method }: LoadedChoice): string {
  const url = new URL(here, 'http://here');
  for (const [name, value] of [
    ['package', packageId],
    ['paymentmethod', method],
  ] as const) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}
