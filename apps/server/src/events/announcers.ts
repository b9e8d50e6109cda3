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

/** Says that members have new events. Without anyone to tell it to, they are found when they are looked for. */
export function announceEvents(db: Db, memberIds: ReadonlySet<string>): void {
  announcers.get(db)?.(memberIds);
}
