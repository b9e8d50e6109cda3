import type { Api } from '../create-api';
import { getUser } from '../endpoints/get-user';
import { defineQuery } from './define-query';

/** The logged-in member, or `{ user: null }`. */
export function userQueryOptions(api: Api) {
  return defineQuery({ queryKey: ['user'], load: (options) => getUser(api, options) });
}
