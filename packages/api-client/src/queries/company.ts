import type { Api } from '../create-api';
import { getCompanyInfo } from '@vela/contract/endpoints/get-company-info';
import { defineQuery } from './define-query';

/** The company behind the site; loaded once. Source: product.md §7. */
export function companyQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['company'],
    load: (options) => api.call(getCompanyInfo, {}, options),
    staleTime: Infinity,
  });
}
