import type { Db } from '../db/database';

type Announce = (memberIds: ReadonlySet<string>) => void;

/**
 * The function that announces new events, by database: the code that appends events knows only its
 * transaction.
 */
const announcers = new WeakMap<Db, Announce>();

export function setAnnouncer(db: Db, announce: Announce): void {
  announcers.set(db, announce);
}

/** Announces that members have new events. Without an announcer the events are found by the next regular look. */
export function announceEvents(db: Db, memberIds: ReadonlySet<string>): void {
  announcers.get(db)?.(memberIds);
}
