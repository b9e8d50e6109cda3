/** What an offer would cover: a dialog, a menu, a note, and an order, which has its packages before it. */
const OPEN = 'dialog[open], header details[open], :popover-open, form[data-ordering]';

/** Whether someone is in the middle of something that an offer would interrupt. */
export function isBusy(): boolean {
  return (
    document.querySelector(OPEN) !== null ||
    document.activeElement?.matches('input, textarea, select') === true ||
    getSelection()?.isCollapsed === false
  );
}
