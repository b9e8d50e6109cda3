import { getCompanyInfo as endpoint } from '@vela/contract/endpoints/get-company-info';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** The company behind the site. */
export function getCompanyInfo(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
