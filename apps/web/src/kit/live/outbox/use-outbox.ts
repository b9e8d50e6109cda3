import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@vela/api-client/create-api';
import type { OutboxMessage } from '@vela/domain/chat';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../session/member-data-context';
import { usePage } from '../../page/page-context';
import { Outbox, type Outgoing } from './outbox';

export interface OutboxOfMember {
  /** What the server doesn't have yet, oldest first. */
  waiting: readonly OutboxMessage[];
  send: (outgoing: Outgoing) => void;
  undo: (clientId: string) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

/** One for each cache, which belongs to one member's page. */
const outboxes = new WeakMap<QueryClient, Outbox>();

const NONE: readonly OutboxMessage[] = [];

/** What this member is sending to another. */
export function useOutbox(profileId: string): OutboxOfMember {
  const find = useFindOutbox();
  const messages = useSyncExternalStore(
    (listener) => find().subscribe(listener),
    () => find().messages(),
    () => NONE,
  );
  const waiting = useMemo(
    () => messages.filter((message) => message.profileId === profileId),
    [messages, profileId],
  );
  const acts = useMemo(
    () => ({
      send: (outgoing: Outgoing) => find().send(profileId, outgoing),
      undo: (clientId: string) => find().undo(clientId),
      retry: (clientId: string) => find().retry(clientId),
      discard: (clientId: string) => find().discard(clientId),
    }),
    [profileId, find],
  );
  return { waiting, ...acts };
}

/** Goes on with what an earlier page of this browser left. */
export function useOutboxPump(): void {
  const find = useFindOutbox();
  useEffect(() => find().pump(), [find]);
}

/** The outbox is the browser's, so nothing asks for it while the server renders. */
function useFindOutbox(): () => Outbox {
  const api = useApi();
  const queryClient = useQueryClient();
  const memberId = usePage().user?.id ?? '';
  return useMemo(() => () => outboxOf({ api, queryClient, memberId }), [api, queryClient, memberId]);
}

function outboxOf(options: { api: Api; queryClient: QueryClient; memberId: string }): Outbox {
  const known = outboxes.get(options.queryClient);
  if (known) return known;
  const outbox = new Outbox(options);
  outboxes.set(options.queryClient, outbox);
  return outbox;
}
