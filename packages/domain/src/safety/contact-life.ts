/**
 * For how long after a block either of two who had to do with each other may report the other, in days from the block, and
 * for how long what they said is kept for that. Source: our own choice; Regulation (EU) 2022/2065, article 16.
 */
export const BLOCKED_CONTACT_KEPT_DAYS = 90;
