/** Whether someone is in the middle of something that an offer would interrupt. An order that is being made says so itself. */
export function isBusy(): boolean {
  return (
    document.querySelector('dialog[open], form[data-ordering]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true ||
    getSelection()?.isCollapsed === false
  );
}
