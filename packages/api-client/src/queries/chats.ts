import type { Api } from '../create-api';
import { listConversations } from '@vela/contract/endpoints/list-conversations';
import { defineQuery } from './define-query';

/** A page of the conversations; the newest unless a `cursor` says otherwise. Each page has its own key. */
export function chatsQueryOptions(api: Api, cursor: string | null = null) {
  return defineQuery({
    queryKey: ['chats', cursor],
    load: (options) => api.call(listConversations, cursor === null ? {} : { cursor }, options),
  });
}
