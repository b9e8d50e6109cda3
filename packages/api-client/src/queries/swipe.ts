import { getSwipe } from '@vela/contract/endpoints/get-swipe';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** Swipe. */
export function swipeQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['swipe'],
    load: (options) => api.call(getSwipe, {}, options),
  });
}
