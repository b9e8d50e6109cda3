import { setImmediate } from 'node:timers/promises';
import type { ServerEvent } from '@vela/contract/entities/server-event';
import type { AppContext } from '../core/context';
import { poolOf, type Viewer } from '../core/viewer';
import { eventBytes, placeBytes } from './event-text';
import type { EventPresenters } from './event-presenters';
import { presentEvents } from './present-events';
import { type NumberedEvent, READ_LIMIT, readEvents } from './read-events';
import type { Stream, StreamRegistry } from './stream-registry';

/** Members whose events are read and made ready at once: with as many statements as for one. */
const BATCH = 200;
/** Bytes that are sent before others have their turn: a message may have 62 kB, and there are thousands of streams. */
const SLICE = 1024 * 1024;

type Context = Pick<AppContext, 'db' | 'sign' | 'clock' | 'log'>;

interface Options {
  presenters: EventPresenters;
  sliceBytes?: number;
}

/**
 * Brings stored events to the streams of their members, each event once and in order. A stream that has just come to
 * replay what it missed is served like any other: each goes on from its own place.
 */
export class EventDispatcher {
  readonly #context: Context;
  readonly #streams: StreamRegistry;
  readonly #presenters: EventPresenters;
  readonly #sliceBytes: number;
  readonly #waiting = new Set<string>();
  #working: Promise<void> | null = null;

  constructor(context: Context, streams: StreamRegistry, { presenters, sliceBytes = SLICE }: Options) {
    this.#context = context;
    this.#streams = streams;
    this.#presenters = presenters;
    this.#sliceBytes = sliceBytes;
  }

  /** Looks for events of those members who listen here; who is named meanwhile is looked at next. */
  wake(memberIds: Iterable<string>): void {
    for (const id of memberIds) if (this.#streams.has(id)) this.#waiting.add(id);
    if (this.#waiting.size > 0) this.#working ??= this.#dispatchAll();
  }

  /** Waits for the events that are being sent. */
  async idle(): Promise<void> {
    await this.#working;
  }

  /**
   * Ends in the same tick in which the last member is done: a member who is added after that starts it again.
   */
  async #dispatchAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const memberIds = [...this.#waiting].slice(0, BATCH);
      for (const id of memberIds) this.#waiting.delete(id);
      // A member whose events can't be presented stops no other from receiving theirs.
      if (!(await this.#tryToDispatch(memberIds)) && memberIds.length > 1)
        for (const id of memberIds) await this.#tryToDispatch([id]);
      if (this.#waiting.size > 0) await setImmediate();
    }
    this.#working = null;
  }

  async #tryToDispatch(memberIds: readonly string[]): Promise<boolean> {
    try {
      await this.#dispatch(memberIds);
      return true;
    } catch (error) {
      // The regular look finds these members' events.
      this.#context.log.warn({ err: error }, 'events could not be read');
      return false;
    }
  }

  async #dispatch(memberIds: readonly string[]): Promise<void> {
    const listening = this.#listeningOf(memberIds);
    const events = await readEvents(
      this.#context.db,
      listening.map(({ memberId, streams }) => ({ memberId, after: leastPlaceOf(streams) })),
    );
    const viewers = this.#viewersOf(listening);
    const shown = await presentEvents(
      this.#context,
      this.#presenters,
      events.flatMap((event) => {
        const viewer = viewers.get(event.memberId);
        return viewer ? [{ viewer, event }] : [];
      }),
    );
    const byMember = Map.groupBy(events, ({ memberId }) => memberId);
    let sentBytes = 0;
    for (const { memberId, streams } of listening) {
      const own = byMember.get(memberId) ?? [];
      for (const event of own) {
        sentBytes += this.#pass(streams, { event, shown: shown.get(event) });
        if (sentBytes < this.#sliceBytes) continue;
        sentBytes = 0;
        await setImmediate();
      }
      if (own.length === READ_LIMIT) this.#waiting.add(memberId);
    }
  }

  /** The streams whose places are read from. One that comes meanwhile may stand further back, and is woken for itself. */
  #listeningOf(memberIds: readonly string[]): Listening[] {
    return memberIds.flatMap((memberId) => {
      const streams = this.#streams.of(memberId);
      const [first] = streams;
      return first ? [{ memberId, first, streams }] : [];
    });
  }

  #viewersOf(listening: readonly Listening[]): ReadonlyMap<string, Viewer & { memberId: string }> {
    const now = this.#context.clock.now();
    return new Map(listening.map(({ memberId, first }) => [memberId, viewerOfStream(first, now)]));
  }

  /** Gives how many bytes were passed on. */
  #pass(
    streams: readonly Stream[],
    { event: { seq }, shown }: { event: NumberedEvent; shown: ServerEvent | undefined },
  ): number {
    const bytes = shown ? eventBytes(shown, seq) : placeBytes(seq);
    let passed = 0;
    for (const stream of streams) {
      if (stream.place >= seq) continue;
      stream.place = seq;
      passed += bytes.byteLength;
      if (!stream.queue.push(bytes)) this.#streams.close(stream);
    }
    return passed;
  }
}

/** A member with the streams that receive its events. */
interface Listening {
  memberId: string;
  first: Stream;
  streams: readonly Stream[];
}

function leastPlaceOf(streams: readonly Stream[]): number {
  return Math.min(...streams.map(({ place }) => place));
}

function viewerOfStream({ session, site }: Stream, now: Date): Viewer & { memberId: string } {
  return { memberId: session.memberId, pool: poolOf(site), premium: session.premium, site, now };
}
