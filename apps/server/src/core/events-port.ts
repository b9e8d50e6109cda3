import type { SessionMember } from './session-member';
import type { Site } from './site';

/** The bytes that a stream sends: made once and shared by all receivers. */
export type EventBytes = Uint8Array<ArrayBuffer>;

/** A session that listens. */
export interface EventReader {
  session: SessionMember;
  address: string;
  site: Site;
  /** What the reader had last; null for nothing yet. */
  lastEventId: string | null;
  signal: AbortSignal;
}

export interface Typing {
  conversationId: string;
  memberId: string;
}

export interface TypingAnnouncement {
  conversationId: string;
  writerId: string;
  readerId: string;
}

/** What use cases may ask of the streams of events. */
export interface Events {
  /** Opens a stream of one session, from the position of its reader. Throws Failure `busy`. */
  open(reader: EventReader): Promise<AsyncIterable<EventBytes>>;
  announceTyping(news: TypingAnnouncement): void;
  isTyping(typing: Typing): boolean;
  /** Whether a member who writes has anything to announce that wasn't passed on just now. */
  isTypingNew(typing: Typing): boolean;
  /** Says that sessions of a member ended: their streams say `bye`. */
  announceEndedSessions(memberId: string): void;
}
