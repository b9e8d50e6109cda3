export const motion = {
  fast: '120ms',
  medium: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** What goes on as long as something is waited for; none of it where less motion was asked for. */
export const loops = {
  /** Three dots, one after the other. */
  beat: '1.2s',
  beatSecond: '150ms',
  beatThird: '300ms',
  /** The light that passes over a skeleton. */
  pass: '1.8s',
  turn: '0.9s',
  /** As long as a choice can be undone; it comes to an end, as little as it moves. */
  undo: '10s',
} as const;
