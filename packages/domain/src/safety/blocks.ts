import { DAY } from '../time';

/**
 * After a block that notified the blocked member, another one by the same member doesn't notify it for this
 * time, in milliseconds.
 */
export const BLOCK_EVENT_PAUSE_MS = DAY;

/**
 * How long after a block two members with a contact may report each other, in days from the block; their messages are
 * stored as long. Source: Regulation (EU) 2022/2065, article 16.
 */
export const BLOCKED_CONTACT_KEPT_DAYS = 90;

/** Blocks that a member's list shows, the newest. */
export const MOST_LISTED_BLOCKS = 500;
