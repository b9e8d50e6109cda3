/**
 * Space on a grid of 4 px; the name is the number of its quarters of a rem. Where someone has text enlarged on a phone,
 * the room goes to the words: the wider ones stay near what they are on the narrowest phone.
 */
export const layoutSpace = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': 'min(1rem, 5vw)',
  '5': 'min(1.25rem, 6.25vw)',
  '6': 'min(1.5rem, 7.5vw)',
  '8': 'min(2rem, 10vw)',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
} as const;

/** The scale with half steps, for the inside of a component: a mark and its word, the edge of a pill. */
export const space = {
  ...layoutSpace,
  '0.5': '0.125rem',
  '1.5': '0.375rem',
  '2.5': '0.625rem',
  '3.5': '0.875rem',
} as const;
