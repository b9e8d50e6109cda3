/** Glyphs that point along the reading direction, by the names that their library gives them: mirrored where one reads from the right. */
export const DIRECTIONAL_GLYPHS = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'reply',
  'send',
  'undo-2',
] as const;
