import type { Api } from '../create-api';
import { getDiscountCode } from '@vela/contract/endpoints/get-discount-code';
import { defineQuery } from './define-query';

/** The member's welcome discount, by the server's clock; null after its end. */
export function welcomeDiscountQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['discount-code', 'welcome'],
    load: (options) => api.call(getDiscountCode, { welcome: 'true' }, options),
  });
}
