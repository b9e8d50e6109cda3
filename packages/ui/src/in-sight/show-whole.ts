import type { FocusEvent } from 'react';

/**
 * For `onFocus` of what stands in a row to be swiped, or of the row itself: what a key leads to is seen whole, as far from the
 * row's edges as its `scroll-padding` says. A browser leaves where it is what can be seen in part; under a finger nothing may move.
 */
export function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
