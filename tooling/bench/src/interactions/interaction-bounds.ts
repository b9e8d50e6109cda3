/** From a press until the next paint that follows it. */
export const INTERACTION_MS = 50;

/**
 * For how long nothing may be answered while a frame is made, in milliseconds. The browser reports no shorter
 * ones.
 */
export const FRAME_MS = 50;

/** Elements of a list that React may touch while something beside it is typed. */
export const TOUCHED = 0;
