import type { StyleRule } from '@vanilla-extract/css';

/** Words with a direction of their own, from their first letter, at the edge where those of the page begin. */
export const ownDirection: Pick<StyleRule, 'unicodeBidi' | 'textAlign'> = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
};
