import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import type { Money } from '@vela/contract/entities/money';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import { isExactPerMessage, messagesFor, packagesIn, pricePerMessage } from '@vela/domain/credits';
import type { Country } from '@vela/domain/locale';
import { firstServedCountry } from '@vela/domain/signup';
import { loadApi } from '../../kit/page/load-api';
import { queryOf } from '../../kit/page/query';
import type { RouteInput } from '../../kit/page/route-input';

export interface LoadedPricing {
  country: Country;
  packages: readonly ListedPackage[];
  /** `null` where they can’t be loaded at the moment. */
  methods: readonly Pick<PaymentMethod, 'key' | 'fee'>[] | null;
}

/** A package at its full price: the credits page shows a member's discounts. */
export interface ListedPackage {
  id: string;
  credits: number;
  price: Money;
  messages: number;
  each: Money;
  isExact: boolean;
}

/** What everything costs in the country that the address names, else in that of the one who asks. */
export async function loadPricing(input: RouteInput): Promise<LoadedPricing> {
  const { settings, href } = input.page;
  const country = countryOf(queryOf(href)['country'], input.page);
  const path = `/api/paymentmethods.php?${new URLSearchParams({ country }).toString()}`;
  const answer = await loadApi<{ paymentmethods: PaymentMethod[] }>(input, path);
  return {
    country,
    packages: packagesIn(country, PACKAGE_PRICES).map(({ id, credits, price }) => ({
      id,
      credits,
      price,
      messages: messagesFor(credits, settings.message_credits),
      each: pricePerMessage({ credits, price }, settings.message_credits),
      isExact: isExactPerMessage({ credits, price }, settings.message_credits),
    })),
    methods: answer?.paymentmethods.map(({ key, fee }) => ({ key, fee })) ?? null,
  };
}

function countryOf(asked: string | undefined, { user, settings }: RouteInput['page']): Country {
  const { countries = [], geoip_country: here } = settings;
  const country = firstServedCountry([asked, user?.profile?.country, here], countries) ?? countries[0];
  if (!country) throw new Error('the page of prices needs the countries of the site');
  return country;
}
