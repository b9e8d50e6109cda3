/** The mark: two sails, in a square of 32. */
export const MARK = {
  size: 32,
  main: 'M17 2.5C25 9 29 17.5 28.5 26.5L17 24.5Z',
  lee: 'M14 8C8.5 13 4.5 18.5 3.5 23.5L14 24.5Z',
} as const;
