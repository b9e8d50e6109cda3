import type { SessionMember } from '../http/session';
import type { Site } from '../sites/sites';
import type { EventQueue } from './event-queue';
import { Turns } from './turns';

/** One session that listens on this node. */
export interface Stream {
  session: SessionMember;
  site: Site;
  queue: EventQueue;
  /** The number of the last event this stream was told. */
  place: number;
}

/** In how many parts they are looked after, with statements for each, and hear that the connection is alive, one write each. */
export const LOOK_TURNS = 10;
export const HEARTBEAT_TURNS = 100;

/** All who listen on this node. */
export class StreamRegistry {
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #forLook = new Turns(this.#streams, { turns: LOOK_TURNS, least: 100 });
  readonly #forHeartbeat = new Turns(this.#streams, { turns: HEARTBEAT_TURNS, least: 20 });

  add(stream: Stream): void {
    const { memberId } = stream.session;
    const own = this.#streams.get(memberId) ?? new Set();
    this.#streams.set(memberId, own.add(stream));
  }

  /** Ends a stream, after one more text where there is one to say. */
  close(stream: Stream, lastText?: string): void {
    const { memberId } = stream.session;
    if (lastText !== undefined) stream.queue.push(lastText);
    stream.queue.end();
    const own = this.#streams.get(memberId);
    own?.delete(stream);
    if (own?.size === 0) this.#streams.delete(memberId);
  }

  has(memberId: string): boolean {
    return this.#streams.has(memberId);
  }

  of(memberId: string): readonly Stream[] {
    return [...(this.#streams.get(memberId) ?? [])];
  }

  /** All streams of the members whose turn it is to be looked after. */
  nextForLook(): Stream[] {
    return this.#forLook.next().flatMap((own) => [...own]);
  }

  /** Those whose turn it is to hear that the connection is alive. */
  nextForHeartbeat(): Stream[] {
    return this.#forHeartbeat.next().flatMap((own) => [...own]);
  }

  all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }
}
