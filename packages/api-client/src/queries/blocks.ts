import type { Api } from '../create-api';
import { listBlocks } from '@vela/contract/endpoints/list-blocks';
import { defineQuery } from './define-query';

/** Whom the member has blocked. */
export function blocksQueryOptions(api: Api) {
  return defineQuery({ queryKey: ['blocks'], load: (options) => api.call(listBlocks, {}, options) });
}
