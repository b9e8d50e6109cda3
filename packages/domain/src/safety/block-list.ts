/** Blocks that a member's list shows, the newest. */
export const MOST_LISTED_BLOCKS = 500;
