/**
 * How many sessions a member has at once: more browsers than anyone has. Past it the one that was used longest ago is logged
 * out. Source: our own choice.
 */
export const SESSIONS_MAX = 50;

/**
 * How many browsers are remembered of a member: past it the one that logged in longest ago is a stranger again. Source: our
 * own choice.
 */
export const DEVICES_MAX = 50;
