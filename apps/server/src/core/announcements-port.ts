/** What the nodes announce to each other: no event itself, only that a member has new ones. */
export type Announcement =
  | { kind: 'events'; memberId: string }
  /** Sessions of this member ended. */
  | { kind: 'sessions'; memberId: string }
  /** `writerId` is writing to this member; it is stored nowhere. */
  | { kind: 'typing'; memberId: string; conversationId: string; writerId: string };

export type AnnouncementListener = (announcements: readonly Announcement[]) => void;

/**
 * Carries announcements to the other nodes. One may get lost, so each listener also looks for events from
 * time to time.
 */
export interface Announcements {
  publish(announcements: readonly Announcement[]): void;
  /** Begins to listen. `onGap` is called when some may have been missed. */
  listen(listener: AnnouncementListener, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}
