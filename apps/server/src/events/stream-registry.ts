import type { SessionMember } from '../http/session';
import type { Site } from '../sites/sites';
import type { EventQueue } from './event-queue';

/** One session that listens on this node. */
export interface Stream {
  session: SessionMember;
  site: Site;
  queue: EventQueue;
  /** The number of the last event this stream was told. */
  place: number;
}

/** All who listen on this node. */
export class StreamRegistry {
  readonly #streams = new Map<string, Set<Stream>>();

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

  memberIds(): string[] {
    return [...this.#streams.keys()];
  }

  all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own]);
  }

  /** Says the same to everyone. */
  push(text: string): void {
    for (const own of this.#streams.values()) for (const { queue } of own) queue.push(text);
  }
}
