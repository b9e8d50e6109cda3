import type { Api } from '../create-api';
import { listBlocks } from '@vela/contract/endpoints/list-blocks';
import { defineQuery } from './define-query';

/** The members that the member has blocked. */
export function blocksQueryOptions(api: Api) {
  return defineQuery({ queryKey: ['blocks'], load: (options) => api.call(listBlocks, {}, options) });
}
