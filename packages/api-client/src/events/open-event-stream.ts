import { SERVER_EVENTS, type ServerEvent, type ServerEventName } from '@vela/contract/entities/server-event';
import { streamEvents } from '@vela/contract/endpoints/stream-events';
import { replacedDelayMs, STREAM_SILENCE_MS, streamDelayMs } from '@vela/domain/refresh';
import * as v from 'valibot';
import { bodySaysSignedOut } from '../read-error';
import { createStreamParser, type StreamBlock } from './parse-event-stream';

/** `waiting` for the next try; `closed` for good: by the caller, or because the session has ended. */
export type StreamStatus = 'connecting' | 'open' | 'waiting' | 'closed';

export interface EventStreamOptions {
  onEvent: (event: ServerEvent) => void;
  onStatus?: (status: StreamStatus) => void;
  /** Called when the server says that the session has ended. */
  onSignedOut?: () => void;
  /** The position at which an earlier stream ended, so that no event in between is missed. */
  lastEventId?: string | null;
  baseUrl?: string;
  /** It replaces the platform's. */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits, unless the signal aborts; a test passes time itself. */
  wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 to below 1. */
  random?: () => number;
}

export interface EventStream {
  /** The number of the last event that came; a stream opened with it goes on from there. */
  readonly lastEventId: string | null;
  /** Tries at once when it was waiting: someone looks again. */
  reconnect: () => void;
  /** Reconnects even if the connection seems open: the network was away, so it may be dead. */
  renew: () => void;
  close: () => void;
}

/**
 * Listens to what happens to the member until it is closed or the session has ended. A connection that breaks
 * is made again after 1, 2, 4 … seconds, at most 30, and goes on after the last event that came. Whatever
 * lies between the two, an event is given once and in order; for one that got lost there is a `resync`. One
 * whose place newer streams took waits long, unless someone looks: else two windows would push each other out
 * for ever.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  const listener = new Listener(options);
  void listener.run();
  return listener;
}

class Listener implements EventStream {
  readonly #options: EventStreamOptions;
  readonly #closing = new AbortController();
  #interrupt = new AbortController();
  #connection = new AbortController();
  #failures = 0;
  /** The connection was closed in order to reconnect at once. */
  #isRenewing = false;
  /** Newer streams of the same browser or member took the place of this one. */
  #isReplaced = false;
  /** Nothing has come over this connection yet. */
  #isOpening = true;
  lastEventId: string | null;

  constructor(options: EventStreamOptions) {
    this.#options = options;
    this.lastEventId = options.lastEventId ?? null;
  }

  readonly reconnect = (): void => this.#interrupt.abort();

  readonly renew = (): void => {
    this.#isRenewing = true;
    this.#connection.abort();
    this.reconnect();
  };

  readonly close = (): void => this.#closing.abort();

  async run(): Promise<void> {
    while (!this.#isClosed) {
      this.#isRenewing = false;
      this.#isReplaced = false;
      this.#say('connecting');
      await this.#listen().catch(() => {});
      if (this.#isClosed) break;
      if (this.#isRenewing) continue;
      this.#say('waiting');
      await this.#pause();
    }
    this.#say('closed');
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  #say(status: StreamStatus): void {
    this.#options.onStatus?.(status);
  }

  async #listen(): Promise<void> {
    const connection = (this.#connection = new AbortController());
    const signal = AbortSignal.any([this.#closing.signal, connection.signal]);
    const watch = this.#watch(connection);
    const response = await this.#fetch(signal).finally(() => watch.abort());
    if (!response.ok || !response.body) return this.#onRefusal(response);
    this.#say('open');
    await this.#read(response.body, connection);
  }

  #fetch(signal: AbortSignal): Promise<Response> {
    const { baseUrl, fetch = globalThis.fetch } = this.#options;
    const url = new URL(streamEvents.path, baseUrl ?? globalThis.location?.origin);
    const headers = {
      accept: streamEvents.contentType,
      ...(this.lastEventId !== null && { 'last-event-id': this.lastEventId }),
    };
    return fetch(new Request(url, { headers, signal, cache: 'no-store' }));
  }

  async #onRefusal(response: Response): Promise<void> {
    const body: unknown = await response.json().catch(() => null);
    if (bodySaysSignedOut(body, response.status)) this.#signOut();
  }

  #signOut(): void {
    this.close();
    this.#options.onSignedOut?.();
  }

  async #read(body: ReadableStream<Uint8Array>, connection: AbortController): Promise<void> {
    const parse = createStreamParser();
    this.#isOpening = true;
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const watch = this.#watch(connection);
      const { done, value } = await reader.read().finally(() => watch.abort());
      if (done) return;
      this.#failures = 0;
      for (const block of parse(decoder.decode(value, { stream: true }))) this.#take(block);
    }
  }

  /** Breaks off a silent connection, unless the watch itself is ended before. */
  #watch(connection: AbortController): AbortController {
    const watch = new AbortController();
    const { wait = waitFor } = this.#options;
    wait(STREAM_SILENCE_MS, watch.signal).then(
      () => watch.signal.aborted || connection.abort(),
      () => {},
    );
    return watch;
  }

  #take({ id, name, data }: StreamBlock): void {
    if (this.#isClosed) return;
    if (id !== null && !this.#moveTo(id, name)) return;
    const event = readEvent(name, data);
    if (event) this.#options.onEvent(event);
    if (event?.name === 'bye') this.#signOut();
    if (event?.name === 'replaced') this.#isReplaced = true;
  }

  /**
   * Moves on to the number of a block; returns false if it already came. If a number in between is missing,
   * everything is loaded again.
   */
  #moveTo(id: string, name: string | null): boolean {
    const isGiven = name === 'resync' || (name === null && this.#isOpening);
    this.#isOpening = false;
    const step = isGiven ? 'next' : stepTo(id, this.lastEventId);
    if (step === 'again') return false;
    this.lastEventId = id;
    if (step === 'beyond') this.#options.onEvent({ name: 'resync', data: {} });
    return true;
  }

  async #pause(): Promise<void> {
    const { wait = waitFor, random = randomFraction } = this.#options;
    this.#interrupt = new AbortController();
    this.#failures += 1;
    const signal = AbortSignal.any([this.#closing.signal, this.#interrupt.signal]);
    const delayMs = this.#isReplaced ? replacedDelayMs(random()) : streamDelayMs(this.#failures, random());
    await wait(delayMs, signal).catch(() => {});
  }
}

/** The numbers of a member's events leave none out. */
function stepTo(id: string, lastEventId: string | null): 'next' | 'again' | 'beyond' {
  const distance = lastEventId === null ? 1 : Number(id) - Number(lastEventId);
  if (distance < 1) return 'again';
  return distance > 1 ? 'beyond' : 'next';
}

/** null for a comment, and for an event of a newer server that this client doesn't know. */
function readEvent(name: string | null, data: string | null): ServerEvent | null {
  if (name === null || data === null || !isEventName(name)) return null;
  const parsed = v.safeParse(SERVER_EVENTS[name], readJson(data));
  return parsed.success ? ({ name, data: parsed.output } as ServerEvent) : null;
}

function isEventName(name: string): name is ServerEventName {
  return Object.hasOwn(SERVER_EVENTS, name);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function randomFraction(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits / 2 ** 32;
}

function waitFor(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
