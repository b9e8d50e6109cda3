/**
 * How many sessions a member has at once: more browsers than anyone has. Past it the one that was used longest ago is logged
 * out.
 */
export const SESSIONS_MAX = 50;

/**
 * How many event streams a session has at once on one node: past it the oldest ends. A browser needs one for all its windows,
 * where it has no locks one for each.
 */
export const SESSION_STREAMS_MAX = 3;

/** How many a member has with all sessions. */
export const MEMBER_STREAMS_MAX = 10;

/**
 * How many browsers are stored of a member: above it the one that logged in longest ago is a stranger again.
 */
export const DEVICES_MAX = 50;
