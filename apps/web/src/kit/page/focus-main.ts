/** Gives the focus to the screen, where what was pressed goes: lost, it would begin at the top of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
