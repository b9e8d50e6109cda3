/** How thick lines are; in pixels, since enlarged words want no thicker ones. */
export const lines = {
  /** It divides two things, or surrounds a control. */
  hair: '1px',
  /** It surrounds small things: a box to tick, a dot, a chosen chip. */
  edge: '1.5px',
  /** It surrounds a chosen element or a mark on another element, and is the stroke of a tick. */
  ring: '2px',
  /** It surrounds the focused element. */
  focus: '3px',
  /** It surrounds a picture that lies on another. */
  frame: '5px',
} as const;

/** Lines that are a mark by themselves. */
export const strokes = {
  /** The circle that turns while a step is under way. */
  turning: '3px',
} as const;

/**
 * The distance of the focus ring: around its element, close to its edge, or inside an element that cuts it
 * off.
 */
export const ringOffsets = { around: '2px', close: '1px', inside: '-3px' } as const;
