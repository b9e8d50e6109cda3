/** The time from a press until the next paint that follows it. */
export const INTERACTION_MS = 50;

/**
 * The longest time for which a frame may block all answers, in milliseconds. The browser reports no shorter
 * ones.
 */
export const FRAME_MS = 50;

/** Elements of a list that React may touch while something beside it is typed. */
export const TOUCHED = 0;
