import type { Queue } from 'pg-boss';
import type { JobName } from '../core/jobs-port';
import { DEAD } from './create-boss';

/** A job of which its server says nothing for so long has lost it; the shortest there is. */
const HEARTBEAT_SECONDS = 10;
const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

/** It only writes down what is to be deleted. */
const OF_THE_VERSION_BEFORE = {
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: HOUR,
  expireInSeconds: 120,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: HOUR,
  deadLetter: DEAD,
} as const;

/** How each kind of job is tried again: waits double from `retryDelay` to `retryDelayMax`, then it goes to the dead letters. */
export const QUEUES = {
  // First, since it adds a mail.
  'account.reset': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // It names an address.
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  // Half an hour of tries; then its page says that it failed, and another one may be asked for. It adds a mail, too.
  'export.make': {
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: HOUR / 4,
    expireInSeconds: 15 * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  'mail.send': {
    // About a day, as mail servers try: what is wrong with one at night is put right in the morning.
    retryLimit: 33,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 120,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 14 * DAY,
    // A mail's job names its addressee: a finished job is soon deleted.
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  // Before the folders, whose jobs it adds.
  'account.erase': {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 10 * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  'photos.draw': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  'photo.erase': OF_THE_VERSION_BEFORE,
  'export.erase': OF_THE_VERSION_BEFORE,
  // A few minutes of tries; then the folder stays written down, and the next hour has another job for it.
  'folder.delete': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: HOUR,
  },
  // Money that is owed to somebody: tried for a fortnight.
  'payment.refund': {
    retryLimit: 60,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 6 * HOUR,
    expireInSeconds: 120,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: DAY,
    deadLetter: DEAD,
  },
  'payment.sandbox': {
    retryLimit: 12,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 10,
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  'mail.report': {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 60,
    deleteAfterSeconds: HOUR,
    deadLetter: DEAD,
  },
  // The next minute has another.
  'push.send': { retryLimit: 0, expireInSeconds: 5 * 60, deleteAfterSeconds: HOUR },
  'mail.collect': { retryLimit: 0, expireInSeconds: 5 * 60, deleteAfterSeconds: HOUR },
  'news.mail': { retryLimit: 0, expireInSeconds: 5 * 60, deleteAfterSeconds: HOUR },
  // The next hour has another. A run is a transaction for each member, and one that expires goes on beside the next: it has time.
  // One that waits for so long is no longer needed.
  'news.scheduled': {
    retryLimit: 0,
    expireInSeconds: DAY / 2,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: HOUR,
    deleteAfterSeconds: DAY,
  },
  housekeeping: { retryLimit: 2, retryDelay: 60, expireInSeconds: 10 * 60, deleteAfterSeconds: DAY },
} as const satisfies Record<JobName, Omit<Queue, 'name'>>;

/** All kinds, in the order in which `drain` works on them. */
export const NAMES = Object.keys(QUEUES) as JobName[];

interface Working {
  /** How many of a kind one node works on at once, each looking for its next job by itself. */
  atOnce: number;
  /**
   * How often each looks while there is nothing to do: the longest that a job waits for a free one. It doesn't bound how
   * many are done, since after a job the next is looked for at once. Looking is most of what an idle server does, so only
   * what somebody waits for is hurried.
   */
  everySeconds: number;
}

export const WORKING = {
  'mail.send': { atOnce: 2, everySeconds: 0.5 },
  'mail.report': { atOnce: 1, everySeconds: 5 },
  'account.reset': { atOnce: 1, everySeconds: 0.5 },
  'account.erase': { atOnce: 1, everySeconds: 5 },
  'export.make': { atOnce: 1, everySeconds: 2 },
  'export.erase': { atOnce: 1, everySeconds: 5 },
  'photos.draw': { atOnce: 1, everySeconds: 2 },
  'photo.erase': { atOnce: 1, everySeconds: 5 },
  'folder.delete': { atOnce: 1, everySeconds: 5 },
  'payment.refund': { atOnce: 1, everySeconds: 1 },
  'payment.sandbox': { atOnce: 1, everySeconds: 0.5 },
  'push.send': { atOnce: 1, everySeconds: 5 },
  'mail.collect': { atOnce: 1, everySeconds: 30 },
  'news.mail': { atOnce: 1, everySeconds: 5 },
  'news.scheduled': { atOnce: 1, everySeconds: 30 },
  housekeeping: { atOnce: 1, everySeconds: 30 },
} as const satisfies Record<JobName, Working>;

/** Jobs that come by themselves, as cron lines in UTC; one node of all adds each. */
export const SCHEDULE: Partial<Record<JobName, string>> = {
  housekeeping: '17 * * * *',
  'push.send': '* * * * *',
  'news.mail': '* * * * *',
  // Not while the deletions run.
  'news.scheduled': '37 * * * *',
  'mail.collect': '* * * * *',
};
