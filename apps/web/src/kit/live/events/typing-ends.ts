import type { QueryClient } from '@tanstack/react-query';
import { chatsWithTyping, type ChatsPage } from '@vela/api-client/cache/chats';
import { TYPING_SHOWN_MS } from '@vela/domain/chat';

/** Ends the typing that events and loaded lists report, because no event reports its end. */
export class TypingEnds {
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
