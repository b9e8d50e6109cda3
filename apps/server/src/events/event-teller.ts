import type { AppContext } from '../context';
import { poolOf, type Viewer } from '../members/viewer';
import { eventText, placeText } from './event-text';
import { presentEvent } from './present-events';
import { type NumberedEvent, READ_LIMIT, readEvents } from './read-events';
import type { Stream, StreamRegistry } from './stream-registry';

/** Members whose events are read at once, and whose events are made ready side by side. */
const BATCH = 200;
const SIDE_BY_SIDE = 4;

type Context = Pick<AppContext, 'db' | 'sign' | 'clock' | 'log'>;

/**
 * Brings stored events to the streams of their members, each event once and in order. A stream that has just come to
 * replay what it missed is served like any other: each goes on from its own place.
 */
export class EventTeller {
  readonly #context: Context;
  readonly #streams: StreamRegistry;
  readonly #waiting = new Set<string>();
  #working: Promise<void> | null = null;

  constructor(context: Context, streams: StreamRegistry) {
    this.#context = context;
    this.#streams = streams;
  }

  /** Looks for events of those members who listen here; who is named meanwhile is looked at next. */
  wake(memberIds: Iterable<string>): void {
    for (const id of memberIds) if (this.#streams.has(id)) this.#waiting.add(id);
    if (this.#waiting.size > 0) this.#working ??= this.#tellAll();
  }

  /** Waits for what is being told. */
  async idle(): Promise<void> {
    await this.#working;
  }

  /** Ends in the same breath in which nobody waits any more: who is named after that starts it anew. */
  async #tellAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const memberIds = [...this.#waiting].slice(0, BATCH);
      for (const id of memberIds) this.#waiting.delete(id);
      try {
        await this.#tell(memberIds);
      } catch (error) {
        // Whoever looks now and then finds them again.
        this.#context.log.warn({ err: error }, 'events could not be read');
      }
    }
    this.#working = null;
  }

  async #tell(memberIds: readonly string[]): Promise<void> {
    const places = memberIds.flatMap((memberId) => {
      const own = this.#streams.of(memberId);
      return own.length === 0 ? [] : [{ memberId, after: Math.min(...own.map(({ place }) => place)) }];
    });
    const events = Map.groupBy(await readEvents(this.#context.db, places), ({ memberId }) => memberId);
    const members = events.entries();
    const work = async (): Promise<void> => {
      for (const [memberId, own] of members) {
        await this.#tellMember(memberId, own);
        if (own.length === READ_LIMIT) this.#waiting.add(memberId);
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  }

  async #tellMember(memberId: string, events: readonly NumberedEvent[]): Promise<void> {
    const [first] = this.#streams.of(memberId);
    if (!first) return;
    const viewer = viewerOfStream(first, this.#context.clock.now());
    for (const event of events) {
      const shown = await presentEvent(this.#context, { viewer, event });
      const text = shown ? eventText(shown, event.seq) : placeText(event.seq);
      for (const stream of this.#streams.of(memberId)) this.#pass(stream, { text, seq: event.seq });
    }
  }

  #pass(stream: Stream, { text, seq }: { text: string; seq: number }): void {
    if (stream.place >= seq) return;
    stream.place = seq;
    if (!stream.queue.push(text)) this.#streams.close(stream);
  }
}

function viewerOfStream({ session, site }: Stream, now: Date): Viewer & { memberId: string } {
  return { memberId: session.memberId, pool: poolOf(site), premium: session.premium, site, now };
}
