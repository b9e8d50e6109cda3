import { networkBlockOf, networkOf } from '@vela/domain/limits';
import { STREAM_HEARTBEAT_MS } from '@vela/domain/refresh';
import { SECOND } from '@vela/domain/time';
import type { Announcement, Announcements } from '../core/announcements-port';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import { setAnnouncer } from './announcers';
import { createEventQueue } from './event-queue';
import type { EventPresenters } from './event-presenters';
import { EventDispatcher } from './event-dispatcher';
import { BYE, eventBytes, HEARTBEAT, openingBytes, REPLACED } from './event-text';
import type { EventBytes, Typing, EventReader, Events, TypingAnnouncement } from '../core/events-port';
import { readBehind, readHead, readOverSessions, type EventHead } from './read-events';
import { HEARTBEAT_TURNS, LOOK_TURNS, StreamRegistry, type Stream } from './stream-registry';
import { createTypingBoard } from './typing-board';

interface Options {
  announcements: Announcements;
  presenters: EventPresenters;
  /** How often the hub looks after each stream for itself, since an announcement may get lost. */
  pollMs?: number;
  heartbeatMs?: number;
  /** Streams that this node has at once: each is a connection and some 40 kB. */
  maxStreams?: number;
}

const POLL_MS = 2 * SECOND;
const MAX_STREAMS = 10_000;
/** The time at which a rejected one may find room. */
const BUSY_SECONDS = 30;

type Context = Pick<AppContext, 'db' | 'sign' | 'clock' | 'log'>;

/** Sends members their events, on whichever node these were appended. */
export class EventHub implements Events {
  readonly #context: Context;
  readonly #announcements: Announcements;
  readonly #pollMs: number;
  readonly #heartbeatMs: number;
  readonly #maxStreams: number;
  readonly #streams = new StreamRegistry();
  readonly #dispatcher: EventDispatcher;
  readonly #board = createTypingBoard();
  readonly #timers: NodeJS.Timeout[] = [];
  #isStopped = false;

  constructor(
    context: Context,
    {
      announcements,
      presenters,
      pollMs = POLL_MS,
      heartbeatMs = STREAM_HEARTBEAT_MS,
      maxStreams = MAX_STREAMS,
    }: Options,
  ) {
    this.#context = context;
    this.#announcements = announcements;
    this.#pollMs = pollMs;
    this.#heartbeatMs = heartbeatMs;
    this.#maxStreams = maxStreams;
    this.#dispatcher = new EventDispatcher(context, this.#streams, { presenters });
    setAnnouncer(context.db, (memberIds) =>
      this.#publish([...memberIds].map((memberId) => ({ kind: 'events', memberId }))),
    );
  }

  async open({
    session,
    address,
    site,
    lastEventId,
    signal,
  }: EventReader): Promise<AsyncIterable<EventBytes>> {
    const network = networkBlockOf(address) ?? networkOf(address);
    this.#makeRoom(network);
    const head = await readHead(this.#context.db, session.memberId);
    const place = placeOf(lastEventId, head);
    const queue = createEventQueue(signal);
    const stream = { session, network, site, queue, place: place ?? head.seq };
    queue.push(openingBytes(stream.place));
    if (place === null) queue.push(eventBytes({ name: 'resync', data: {} }, head.seq));
    if (this.#isStopped) queue.end();
    else this.#join(stream, signal);
    return queue.read();
  }

  announceTyping({ conversationId, writerId, readerId }: TypingAnnouncement): void {
    this.#publish([{ kind: 'typing', memberId: readerId, conversationId, writerId }]);
  }

  isTyping(typing: Typing): boolean {
    return this.#board.isTyping(typing, this.#context.clock.now());
  }

  isTypingNew(typing: Typing): boolean {
    return this.#board.isNews(typing, this.#context.clock.now());
  }

  announceEndedSessions(memberId: string): void {
    this.#publish([{ kind: 'sessions', memberId }]);
  }

  async start(): Promise<void> {
    await this.#announcements.listen(
      (announcements) => this.#receive(announcements),
      () => this.#look(this.#streams.all()),
    );
    this.#timers.push(
      setInterval(() => this.#look(this.#streams.nextForLook()), this.#pollMs / LOOK_TURNS),
      setInterval(() => this.#beat(), this.#heartbeatMs / HEARTBEAT_TURNS),
    );
  }

  /** Ends all streams; their readers come back, to another node or to the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const stream of this.#streams.all()) this.#streams.close(stream);
    await this.#dispatcher.idle();
    await this.#announcements.close();
  }

  /**
   * One network can't keep the others out: where all streams are taken, it has one less for each network with fewer. Throws Failure
   * `busy` for the network that has most.
   */
  #makeRoom(network: string): void {
    if (this.#streams.size < this.#maxStreams) return;
    const surplus = this.#streams.dispensableFor(network);
    if (surplus === null) throw new Failure('busy', { retryAfter: BUSY_SECONDS });
    this.#streams.close(surplus, REPLACED);
  }

  #join(stream: Stream, signal: AbortSignal): void {
    // The stream ends without `bye`: its client would log out.
    for (const older of this.#streams.add(stream)) this.#streams.close(older, REPLACED);
    if (signal.aborted) this.#streams.close(stream);
    else signal.addEventListener('abort', () => this.#streams.close(stream), { once: true });
    // Whatever came between reading the place and joining is found by looking once more.
    this.#dispatcher.wake([stream.session.memberId]);
  }

  /** This node receives its own announcements at once; the other nodes receive them from the channel. */
  #publish(announcements: readonly Announcement[]): void {
    this.#receive(announcements);
    this.#announcements.publish(announcements);
  }

  #receive(announcements: readonly Announcement[]): void {
    this.#dispatcher.wake(announcements.flatMap((one) => (one.kind === 'events' ? [one.memberId] : [])));
    this.#endOver(
      announcements.flatMap((one) => (one.kind === 'sessions' ? this.#streams.of(one.memberId) : [])),
    );
    for (const one of announcements) if (one.kind === 'typing') this.#onTyping(one);
  }

  #onTyping({ memberId, conversationId, writerId }: Announcement & { kind: 'typing' }): void {
    this.#board.note({ conversationId, memberId: writerId }, this.#context.clock.now());
    if (!this.#streams.has(memberId)) return;
    const bytes = eventBytes({ name: 'typing', data: { conversation_id: conversationId } });
    for (const { queue } of this.#streams.of(memberId)) queue.push(bytes);
  }

  #beat(): void {
    for (const { queue } of this.#streams.nextForHeartbeat()) queue.push(HEARTBEAT);
  }

  /** Finds events whose announcement was lost. */
  #look(streams: readonly Stream[]): void {
    this.#endOver(streams);
    this.#findMissed(streams).catch((error: unknown) => this.#warn(error));
  }

  async #findMissed(streams: readonly Stream[]): Promise<void> {
    if (streams.length === 0) return;
    const places = streams.map(({ session, place }) => ({ memberId: session.memberId, place }));
    this.#dispatcher.wake(await readBehind(this.#context.db, places));
  }

  /** Ends the streams of sessions that have ended: logged out, expired, or their member banned or leaving. */
  #endOver(candidates: readonly Stream[]): void {
    this.#findOver(candidates).then(
      (over) => {
        for (const stream of over) this.#streams.close(stream, BYE);
      },
      (error: unknown) => this.#warn(error),
    );
  }

  async #findOver(candidates: readonly Stream[]): Promise<Stream[]> {
    if (candidates.length === 0) return [];
    const { db, clock } = this.#context;
    const sessionIds = candidates.map(({ session }) => session.id);
    const over = await readOverSessions(db, { sessionIds, now: clock.now() });
    return candidates.filter(({ session }) => over.has(session.id));
  }

  #warn(error: unknown): void {
    this.#context.log.warn({ err: error }, 'events could not be looked for');
  }
}

/**
 * The position from which a reader continues; null when it missed events that are no longer stored, or when
 * such a number was never sent.
 */
function placeOf(lastEventId: string | null, { seq, keptAfter }: EventHead): number | null {
  if (lastEventId === null) return seq;
  if (!/^\d{1,9}$/.test(lastEventId)) return null;
  const place = Number(lastEventId);
  return place >= keptAfter && place <= seq ? place : null;
}
