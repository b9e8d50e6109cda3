/** Moves the focus to the screen where the pressed control is removed: else it would return to the top of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
