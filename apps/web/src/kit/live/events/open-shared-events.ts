import type { QueryClient } from '@tanstack/react-query';
import { applyEvent } from '@vela/api-client/cache/apply-event';
import { openEventStream, type StreamStatus } from '@vela/api-client/events/open-event-stream';
import { chatsWithTyping, type ChatsPage } from '@vela/api-client/cache/chats';
import { TYPING_SHOWN_MS } from '@vela/domain/chat';
import { storageKeyOf } from '../../storage/member-storage';
import { NETWORK_CHANGES } from './connected';
import { EVENTS, savedPositionOf } from './saved-position';
import { SharedEvents, type Channel } from './shared-events';

interface Listening {
  memberId: string;
  /** The position in the member's events that the page shows. */
  position: string | null;
  queryClient: QueryClient;
  onStatus: (status: StreamStatus) => void;
  onSignedOut: () => void;
}

/** Applies the member's events to the cache of this window, until the returned function is called. */
export function listenToEvents({
  memberId,
  position,
  queryClient,
  onStatus,
  onSignedOut,
}: Listening): () => void {
  const typing = new TypingEnds(queryClient);
  const name = storageKeyOf(memberId, EVENTS);
  const events = new SharedEvents({
    channel: openChannel(name),
    becomeLeader: (lead, signal) => leadAlone(name, lead, signal),
    openStream: openEventStream,
    place: savedPositionOf(memberId, position),
    now: () => performance.now(),
    onEvent: (event) => {
      applyEvent(queryClient, event);
      if (event.name === 'typing') typing.prolong(event.data.conversation_id);
    },
    onStatus,
    onSignedOut,
  });
  const wake = () => {
    if (document.visibilityState === 'visible') events.reconnect();
  };
  const renew = () => events.renew();
  // Whether it still stands shows at once: a server on the same machine needs no network.
  for (const name of NETWORK_CHANGES) addEventListener(name, renew);
  document.addEventListener('visibilitychange', wake);
  return () => {
    for (const name of NETWORK_CHANGES) removeEventListener(name, renew);
    document.removeEventListener('visibilitychange', wake);
    events.close();
    typing.close();
  };
}

/** A browser without channels has each window listen for itself. */
function openChannel(name: string): Channel {
  if (typeof BroadcastChannel !== 'function') return { post: () => {}, listen: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    post: (word) => channel.postMessage(word),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}

/** If there are no locks, as on an address without encryption, each window leads itself. */
async function leadAlone(name: string, lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(name, { signal }, lead) : lead());
}

/** Ends the typing that events and loaded lists report, because no event reports its end. */
class TypingEnds {
  readonly #queryClient: QueryClient;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #unsubscribe: () => void;

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
    this.#unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
      const [noun] = query.queryKey as readonly unknown[];
      if (noun === 'chats') this.#watch(query.state.data as ChatsPage | undefined);
    });
  }

  /** Someone said it again, so it goes on. */
  prolong(conversationId: string): void {
    clearTimeout(this.#timers.get(conversationId));
    this.#timers.set(
      conversationId,
      setTimeout(() => this.#end(conversationId), TYPING_SHOWN_MS),
    );
  }

  close(): void {
    this.#unsubscribe();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #watch(page: ChatsPage | undefined): void {
    for (const { conversation, typing } of page?.chats ?? []) {
      if (typing && !this.#timers.has(conversation.id)) this.prolong(conversation.id);
    }
  }

  #end(conversationId: string): void {
    this.#timers.delete(conversationId);
    this.#queryClient.setQueriesData<ChatsPage>({ queryKey: ['chats'] }, (page) =>
      page ? chatsWithTyping(page, { conversationId, typing: false }) : page,
    );
  }
}
