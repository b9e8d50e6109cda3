import type { MouseEvent } from 'react';

/** Whether a link was pressed without asking for another tab or window, which stays the browser's to open. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
