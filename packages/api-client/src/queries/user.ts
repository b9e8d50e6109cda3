import type { Api } from '../create-api';
import { getUser } from '@vela/contract/endpoints/get-user';
import { defineQuery } from './define-query';

/** The logged-in member, or `{ user: null }`. */
export function userQueryOptions(api: Api) {
  return defineQuery({ queryKey: ['user'], load: (options) => api.call(getUser, {}, options) });
}
