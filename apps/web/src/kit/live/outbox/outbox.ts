import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { applySent } from '@vela/api-client/cache/apply-sent';
import type { Api } from '@vela/api-client/create-api';
import { sendMessage } from '@vela/contract/endpoints/send-message';
import { userQueryOptions } from '@vela/api-client/queries/user';
import {
  dueMessages,
  enqueue,
  isLack,
  markFailed,
  markSending,
  nextDueAt,
  readOutbox,
  remove,
  resume,
  retryNow,
  undo,
  undoUntil,
  type OutboxMessage,
  type OutboxState,
  type OutgoingContent,
} from '@vela/domain/chat';
import { hasLoggedOut } from '../../storage/log-outs';
import { storageKeyOf, readStored, writeStored } from '../../storage/member-storage';

const NAME = 'outbox';

/** What is sent, and which message it answers, by its id. */
export interface Outgoing {
  content: OutgoingContent;
  replyTo?: string | undefined;
}

interface Options {
  api: Api;
  queryClient: QueryClient;
  memberId: string;
}

/**
 * Stores what a member sent and the server doesn't have yet, for all windows of this browser and across reloads. One window
 * at a time sends it, in the order of writing, until the server has it or the member discards it.
 */
export class Outbox {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #messages: readonly OutboxMessage[];
  #announced: readonly OutboxMessage[];
  #pumping: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#messages = readOutbox(readStored(options.memberId, NAME));
    this.#announced = this.#messages;
    addEventListener('storage', this.#onStorage);
    addEventListener('online', this.resume);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The messages as last announced: whether one waits for its turn or is being sent is no change. */
  readonly messages = (): readonly OutboxMessage[] => this.#announced;

  send(profileId: string, { content, replyTo }: Outgoing): void {
    const now = new Date();
    const until = undoUntil(content, now)?.toISOString();
    this.#change((outbox) =>
      enqueue(outbox, {
        clientId: crypto.randomUUID(),
        profileId,
        content,
        ...(replyTo !== undefined && { replyTo }),
        createdAt: now.toISOString(),
        ...(until !== undefined && { undoUntil: until }),
      }),
    );
    this.pump();
  }

  retry(clientId: string): void {
    this.#change((outbox) => retryNow(outbox, clientId));
    this.pump();
  }

  /** Takes back what has not been on its way yet. */
  undo(clientId: string): void {
    this.#change((outbox) => undo(outbox, clientId));
    // What was written after it waited for it.
    this.pump();
  }

  discard(clientId: string): void {
    this.#change((outbox) => remove(outbox, clientId));
  }

  /** Tries all that waits at once: the connection is back. */
  readonly resume = (): void => {
    this.#change((outbox) => resume(outbox, { reloaded: false }));
    this.pump();
  };

  /** Sends what is due, unless it is at it. */
  pump(): void {
    if (this.#pumping || this.#messages.length === 0) return;
    this.#pumping = this.#whileAlone(() => this.#sendDue()).finally(() => {
      this.#pumping = null;
      this.#sleep();
    });
  }

  close(): void {
    removeEventListener('storage', this.#onStorage);
    removeEventListener('online', this.resume);
    clearTimeout(this.#timer);
  }

  async #sendDue(): Promise<void> {
    // A window that was sending before this one may have been closed in the middle.
    this.#change((outbox) => resume(outbox, { reloaded: true }));
    for (;;) {
      const due = dueMessages(this.#messages, new Date());
      if (due.length === 0) return;
      await Promise.all(due.map((message) => this.#sendOne(message)));
    }
  }

  async #sendOne({ clientId, profileId, content, replyTo }: OutboxMessage): Promise<void> {
    const { api, queryClient } = this.#options;
    this.#change((outbox) => markSending(outbox, clientId));
    try {
      const answer = await api.call(sendMessage, {
        client_id: clientId,
        profile_id: profileId,
        ...(replyTo !== undefined && { reply_to: replyTo }),
        ...wireOf(content),
      });
      // The cache notifies its readers a moment later. Until then the message is shown from here, and then, in the same
      // rendering, from there.
      notifyManager.batch(() => {
        applySent(queryClient, answer);
        notifyManager.schedule(() => this.#change((outbox) => remove(outbox, clientId)));
      });
      await new Promise<void>((resolve) => {
        notifyManager.schedule(resolve);
      });
    } catch (error) {
      // Anything else is a fault of ours: what was written must not be lost to it.
      const { code, retryAfter } = isApiError(error)
        ? error
        : { code: 'internal' as const, retryAfter: null };
      // Otherwise the cached member would still say that it can be sent.
      if (isLack(code)) await this.#refreshMember();
      this.#change((outbox) => markFailed(outbox, clientId, { code, retryAfter, now: new Date() }));
    }
  }

  async #refreshMember(): Promise<void> {
    const { api, queryClient } = this.#options;
    await queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
  }

  /** One window of the browser at a time; where there are no locks, the server takes each message once all the same. */
  async #whileAlone(work: () => Promise<void>): Promise<void> {
    // Browsers have none on an address without encryption.
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return work();
    await locks.request(storageKeyOf(this.#options.memberId, NAME), () => {
      this.#read();
      return work();
    });
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    const next = nextDueAt(this.#messages, new Date());
    if (next) this.#timer = setTimeout(() => this.pump(), Math.max(0, next.getTime() - Date.now()));
    else if (dueMessages(this.#messages, new Date()).length > 0) this.pump();
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key !== storageKeyOf(this.#options.memberId, NAME) && key !== null) return;
    this.#read();
    this.#notify();
    // The window that sent may be gone: then this one goes on, as soon as it has the lock.
    this.pump();
  };

  #read(): void {
    this.#messages = readOutbox(readStored(this.#options.memberId, NAME));
  }

  #change(next: (outbox: readonly OutboxMessage[]) => readonly OutboxMessage[]): void {
    const { memberId } = this.#options;
    const stored = readStored(memberId, NAME);
    // Another window may have written since; in a browser without storage these messages are all.
    const current = stored === null ? this.#messages : readOutbox(stored);
    this.#messages = next(current);
    // A page lives on until the log-out is answered, which must not store again what it deleted.
    if (!hasLoggedOut()) writeStored(memberId, NAME, JSON.stringify(this.#messages));
    this.#notify();
  }

  #notify(): void {
    if (isSameToAll(this.#announced, this.#messages)) return;
    this.#announced = this.#messages;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the messages are the same, have failed or not, and can be taken back or not as before: nobody shows more of them. */
function isSameToAll(before: readonly OutboxMessage[], now: readonly OutboxMessage[]): boolean {
  return (
    before.length === now.length &&
    before.every(
      ({ clientId, undoUntil: until, state }, index) =>
        clientId === now[index]?.clientId &&
        until === now[index].undoUntil &&
        codeOf(state) === codeOf(now[index].state),
    )
  );
}

function codeOf(state: OutboxState): string | null {
  return state.status === 'failed' ? state.code : null;
}

function wireOf(content: OutgoingContent) {
  switch (content.type) {
    case 'text':
      return { type: 'text', text: content.text } as const;
    case 'photo':
      return { type: 'photo', photo_id: content.photoId } as const;
    case 'gift':
      return { type: 'gift', gift_id: content.giftId } as const;
    default:
      return content satisfies never;
  }
}
