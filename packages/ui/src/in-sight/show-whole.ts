import type { FocusEvent } from 'react';

/**
 * Handles `onFocus` of what stands in a row to be swiped, or of the row itself: the target of a key is seen
 * whole, as far from the row's edges as its `scroll-padding` says. A browser doesn't move what can be seen in
 * part; under a finger nothing may move.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
