import type {
  EventStream,
  EventStreamOptions,
  StreamStatus,
} from '@vela/api-client/events/open-event-stream';
import type { ServerEvent } from '@vela/contract/entities/server-event';
import { MINUTE } from '@vela/domain/time';

/** A message between the windows of one browser. */
type WindowMessage =
  | { kind: 'event'; event: ServerEvent; lastEventId: string | null }
  | { kind: 'status'; status: StreamStatus }
  /** A new window asks for the events since its page was rendered. */
  | { kind: 'hello' }
  | { kind: 'recent'; events: readonly ServerEvent[]; status: StreamStatus };

/** The channel to the other windows: a BroadcastChannel, or the substitute of a test. */
export interface Channel {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => void;
  close: () => void;
}

export interface SharedEventsOptions {
  onEvent: (event: ServerEvent) => void;
  onStatus: (status: StreamStatus) => void;
  onSignedOut: () => void;
  channel: Channel;
  /** Runs `lead` while no other window does; ends when `signal` aborts. */
  becomeLeader: (lead: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  openStream: (options: EventStreamOptions) => EventStream;
  /** Stores the position in the member's events that this browser has reached, from page to page. */
  place: { read: () => string | null; write: (lastEventId: string) => void };
  now: () => number;
}

/** How long an event is stored for a window whose page was rendered before it and that began to listen after it. */
const RECENT_MS = MINUTE;
const RECENT_COUNT = 200;

/**
 * One stream of events for all windows of a browser: the leading window has the connection and posts each event to the others;
 * when it is closed, another one leads from the same position. An event may arrive twice, but is never missed.
 */
export class SharedEvents {
  readonly #options: SharedEventsOptions;
  readonly #closing = new AbortController();
  #stream: EventStream | null = null;
  #status: StreamStatus = 'connecting';
  #recent: { event: ServerEvent; at: number }[] = [];

  constructor(options: SharedEventsOptions) {
    this.#options = options;
    options.channel.listen((message) => this.#receive(message as WindowMessage));
    this.#post({ kind: 'hello' });
    options.becomeLeader(() => this.#lead(), this.#closing.signal).catch(() => {});
  }

  /** Tries at once if it was waiting: the page is visible again. */
  reconnect(): void {
    this.#stream?.reconnect();
  }

  /** Reconnects: the network was away. */
  renew(): void {
    this.#stream?.renew();
  }

  close(): void {
    this.#closing.abort();
    this.#stream?.close();
    this.#options.channel.close();
  }

  #lead(): Promise<void> {
    const { openStream, place } = this.#options;
    return new Promise((resolve) => {
      const stream = openStream({
        lastEventId: place.read(),
        onEvent: (event) => this.#pass(event, stream),
        onStatus: (status) => {
          this.#setStatus(status);
          this.#post({ kind: 'status', status });
          if (status === 'closed') resolve();
        },
        onSignedOut: this.#options.onSignedOut,
      });
      this.#stream = stream;
    });
  }

  #pass(event: ServerEvent, { lastEventId }: EventStream): void {
    if (lastEventId !== null) this.#options.place.write(lastEventId);
    this.#storeRecent(event);
    this.#options.onEvent(event);
    this.#post({ kind: 'event', event, lastEventId });
  }

  #receive(message: WindowMessage): void {
    if (message.kind === 'event') this.#options.onEvent(message.event);
    if (message.kind === 'status') this.#setStatus(message.status);
    if (message.kind === 'recent') {
      this.#setStatus(message.status);
      for (const event of message.events) this.#options.onEvent(event);
    }
    if (message.kind === 'hello' && this.#stream) {
      const since = this.#options.now() - RECENT_MS;
      const events = this.#recent.filter(({ at }) => at >= since).map(({ event }) => event);
      this.#post({ kind: 'recent', events, status: this.#status });
    }
  }

  /** Stores lasting events only: a typing event has expired by then. */
  #storeRecent(event: ServerEvent): void {
    if (event.name === 'typing') return;
    this.#recent = [...this.#recent, { event, at: this.#options.now() }].slice(-RECENT_COUNT);
  }

  #setStatus(status: StreamStatus): void {
    this.#status = status;
    this.#options.onStatus(status);
  }

  #post(message: WindowMessage): void {
    this.#options.channel.post(message);
  }
}
