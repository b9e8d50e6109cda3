/** A token that the fake takes, wherever one is wanted. */
export const FAKE_TOKEN = 'A'.repeat(43);
