import type {
  EventStream,
  EventStreamOptions,
  StreamStatus,
} from '@vela/api-client/events/open-event-stream';
import type { ServerEvent } from '@vela/contract/entities/server-event';
import { MINUTE } from '@vela/domain/time';

/** What the windows of one browser tell one another. */
type Word =
  | { kind: 'event'; event: ServerEvent; lastEventId: string | null }
  | { kind: 'status'; status: StreamStatus }
  /** A new window: what did I miss since my page was made? */
  | { kind: 'hello' }
  | { kind: 'recent'; events: readonly ServerEvent[]; status: StreamStatus };

/** A way to the other windows: a BroadcastChannel, or what a test puts in its place. */
export interface Channel {
  say: (word: unknown) => void;
  hear: (listener: (word: unknown) => void) => void;
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
  /** The place in the member's events that this browser has come to, kept from page to page. */
  place: { read: () => string | null; write: (lastEventId: string) => void };
  now: () => number;
}

/** How long an event is kept for a window whose page was made before it and that listens since after it. */
const RECENT_MS = MINUTE;
const RECENT_COUNT = 200;

/**
 * One stream of events for all windows of a browser: the window that leads has the connection and passes on what comes; when
 * it is closed another one leads, from the same place on. An event may come twice, never not at all.
 */
export class SharedEvents {
  readonly #options: SharedEventsOptions;
  readonly #closing = new AbortController();
  #stream: EventStream | null = null;
  #status: StreamStatus = 'connecting';
  #recent: { event: ServerEvent; at: number }[] = [];

  constructor(options: SharedEventsOptions) {
    this.#options = options;
    options.channel.hear((word) => this.#hear(word as Word));
    this.#say({ kind: 'hello' });
    options.becomeLeader(() => this.#lead(), this.#closing.signal).catch(() => {});
  }

  /** Tries at once when it was waiting: someone looks again. */
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
          this.#say({ kind: 'status', status });
          if (status === 'closed') resolve();
        },
        onSignedOut: this.#options.onSignedOut,
      });
      this.#stream = stream;
    });
  }

  #pass(event: ServerEvent, { lastEventId }: EventStream): void {
    if (lastEventId !== null) this.#options.place.write(lastEventId);
    this.#remember(event);
    this.#options.onEvent(event);
    this.#say({ kind: 'event', event, lastEventId });
  }

  #hear(word: Word): void {
    if (word.kind === 'event') this.#options.onEvent(word.event);
    if (word.kind === 'status') this.#setStatus(word.status);
    if (word.kind === 'recent') {
      this.#setStatus(word.status);
      for (const event of word.events) this.#options.onEvent(event);
    }
    if (word.kind === 'hello' && this.#stream) {
      const since = this.#options.now() - RECENT_MS;
      const events = this.#recent.filter(({ at }) => at >= since).map(({ event }) => event);
      this.#say({ kind: 'recent', events, status: this.#status });
    }
  }

  /** Only what stays true: that someone was writing is over by then. */
  #remember(event: ServerEvent): void {
    if (event.name === 'typing') return;
    this.#recent = [...this.#recent, { event, at: this.#options.now() }].slice(-RECENT_COUNT);
  }

  #setStatus(status: StreamStatus): void {
    this.#status = status;
    this.#options.onStatus(status);
  }

  #say(word: Word): void {
    this.#options.channel.say(word);
  }
}
