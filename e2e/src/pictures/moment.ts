/** The time when the server of the pictures begins. */
export const FROM = new Date('2026-11-21T12:00:00.000Z');

/** What the browsers have for the time: a little later, when the demo has begun. */
export const NOW = new Date('2026-11-21T12:00:30.000Z');
