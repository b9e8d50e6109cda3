import { MEMBER_STREAMS_MAX, SESSION_STREAMS_MAX } from '@vela/domain/limits';
import type { SessionMember } from '../core/session-member';
import type { Site } from '../core/site';
import type { EventQueue } from './event-queue';
import type { EventBytes } from '../core/events-port';
import { RoundRobin } from './round-robin';

/** One session that listens on this node. */
export interface Stream {
  session: SessionMember;
  /** What its reader's address counts as: its network, or the block of it. */
  network: string;
  site: Site;
  queue: EventQueue;
  /** The number of the last event that this stream was sent. */
  place: number;
}

/**
 * The streams are checked in this many parts, with statements for each; heartbeats have their own number,
 * with one write each.
 */
export const LOOK_TURNS = 10;
export const HEARTBEAT_TURNS = 100;

/** All who listen on this node. */
export class StreamRegistry {
  readonly #streams = new Map<string, Set<Stream>>();
  readonly #byNetwork = new Map<string, Set<Stream>>();
  #size = 0;
  readonly #forLook = new RoundRobin(this.#streams, { turns: LOOK_TURNS, least: 100 });
  readonly #forHeartbeat = new RoundRobin(this.#streams, { turns: HEARTBEAT_TURNS, least: 20 });

  /** Adds a stream; those that it takes the place of are given, and left to be closed. */
  add(stream: Stream): readonly Stream[] {
    const { memberId } = stream.session;
    const own = this.#streams.get(memberId) ?? new Set();
    this.#streams.set(memberId, own.add(stream));
    this.#size += 1;
    const { network } = stream;
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? new Set()).add(stream));
    return surplusOf([...own]);
  }

  /** Ends a stream, after one more event where there is one to send. */
  close(stream: Stream, last?: EventBytes): void {
    const { memberId } = stream.session;
    if (last !== undefined) stream.queue.push(last);
    stream.queue.end();
    const own = this.#streams.get(memberId);
    if (own?.delete(stream)) this.#size -= 1;
    if (own?.size === 0) this.#streams.delete(memberId);
    const neighbours = this.#byNetwork.get(stream.network);
    neighbours?.delete(stream);
    if (neighbours?.size === 0) this.#byNetwork.delete(stream.network);
  }

  /** The oldest stream of the network that has most, where it has more than this one would have with another; else null. */
  dispensableFor(network: string): Stream | null {
    let most: ReadonlySet<Stream> = new Set();
    for (const some of this.#byNetwork.values()) if (some.size > most.size) most = some;
    const own = this.#byNetwork.get(network)?.size ?? 0;
    const [oldest] = most;
    return oldest !== undefined && most.size > own + 1 ? oldest : null;
  }

  /** How many there are. */
  get size(): number {
    return this.#size;
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

  /** The streams whose turn it is to get a heartbeat. */
  nextForHeartbeat(): Stream[] {
    return this.#forHeartbeat.next().flatMap((own) => [...own]);
  }

  all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }
}

/** The streams of a member that are over the limit of a session or of the member, the oldest first. */
function surplusOf(own: readonly Stream[]): Stream[] {
  const bySession = Map.groupBy(own, ({ session }) => session.id);
  const surplus = new Set([...bySession.values()].flatMap((some) => some.slice(0, -SESSION_STREAMS_MAX)));
  const kept = own.filter((stream) => !surplus.has(stream));
  return [...surplus, ...kept.slice(0, -MEMBER_STREAMS_MAX)];
}
